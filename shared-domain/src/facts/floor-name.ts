import type { Translate } from '../language/translate.ts';

const NAMED = ['ground', 'first'];

/** The name of a storey: "gelijkvloers", "1er", "3e". */
export const floorName = (floor: number, t: Translate): string =>
  t('units.onFloor', { context: NAMED[floor] ?? '', floor });
