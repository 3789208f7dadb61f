import { textPath, textWidth } from '../../pictures/index.ts';

/** Pixels. */
const SIZE = 512;
const WIDTH = 360;

/** An SVG mark of the initials on the agency's colour, drawn without a font; icons and the installed application show it. */
export function logoFile(name: string, colour: string): string {
  const text = initialsOf(name);
  const size = Math.min(300, Math.floor((WIDTH * 100) / Math.max(1, textWidth(text, 100, 'bold'))));
  const letters = textPath({
    text,
    x: SIZE / 2,
    // Capitals are about seven tenths of the font size high.
    y: SIZE / 2 + size * 0.35,
    size,
    weight: 'bold',
    color: '#FFFFFF',
    anchor: 'middle',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="96" fill="${colour}"/>${letters}</svg>\n`;
}

/** `JD` of `Janssens & Dupont`: the first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('fr'))
    .join('');
}
