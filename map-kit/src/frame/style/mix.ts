/** Red, green and blue of any CSS colour, parsed by a canvas. */
export function rgbOf(color: string): [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not support canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

type Rgb = readonly [number, number, number];

/** Mixes `part` of the second colour into the first. */
export const mix = (first: Rgb, second: Rgb, part: number): string =>
  `rgb(${first.map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * part)).join(' ')})`;
