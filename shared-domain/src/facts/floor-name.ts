import type { Translate } from '../language/translate.ts';

/** The part of a locale that it needs. */
export interface FloorTexts {
  units: { onFloor: string };
}

const NAMED = ['ground', 'first'];

/** The name of a storey: "gelijkvloers", "1er", "3e"; under the ground "kelder", "kelder −2". */
export function floorName(floor: number, t: Translate<FloorTexts>): string {
  if (floor < 0) return t('units.onFloor', { context: floor === -1 ? 'basement' : 'below', floor: `\u2212${-floor}` });
  return t('units.onFloor', { context: NAMED[floor] ?? '', floor });
}
