/** Background and text of an energy label, six-digit hex. */
export interface EnergyColors {
  ground: string;
  /** Black or white: whichever has a contrast of at least 4.5:1. */
  ink: '#000000' | '#ffffff';
}

/** Colours of the official labels, by letter; A+ and A++ have darker ones of their own. */
const GROUNDS: Readonly<Record<string, string>> = {
  a: '#0aa651',
  b: '#51b747',
  c: '#bdd62e',
  d: '#fff100',
  e: '#fcb814',
  f: '#f36c21',
  g: '#f0333a',
};

const DARK: Readonly<Record<string, string>> = { a_plusplus: '#00632f', a_plus: '#007f3d' };

/**
 * Colours of a band, the same in every region.
 * @example energyColors('b_sub') // { ground: '#51b747', ink: '#000000' }
 */
export function energyColors(band: string): EnergyColors {
  const dark = DARK[band];
  if (dark) return { ground: dark, ink: '#ffffff' };
  return { ground: GROUNDS[band.charAt(0)] ?? (GROUNDS.f as string), ink: '#000000' };
}
