/** A colour `#rrggbb`. */
export type Colour = string;

type Channels = [number, number, number];

const known = new Map<Colour, Channels>();

/** Red, green and blue from 0 to 255. */
export function channels(colour: Colour): Channels {
  let found = known.get(colour);
  if (!found) {
    const value = Number.parseInt(colour.slice(1), 16);
    found = [value >> 16, (value >> 8) & 255, value & 255];
    known.set(colour, found);
  }
  return found;
}

/** The colour of three channels, each limited to 0 to 255. */
export function toColour(red: number, green: number, blue: number): Colour {
  const limit = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${((1 << 24) | (limit(red) << 16) | (limit(green) << 8) | limit(blue)).toString(16).slice(1)}`;
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const a = channels(first);
  const b = channels(second);
  const part = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return toColour(part(0), part(1), part(2));
}

/** A surface of one colour under light of another, as a painter glazes. */
export function multiply(surface: Colour, light: Colour): Colour {
  const a = channels(surface);
  const b = channels(light);
  return toColour((a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255);
}

/** Towards warm white. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fff8ea', share);
/** Towards blue black. */
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#1d2230', share);
