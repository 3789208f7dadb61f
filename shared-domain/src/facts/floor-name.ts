import type { Translate } from '../language/translate.ts';

const NAMED = ['ground', 'first'];

/** A storey as it is called: "gelijkvloers", "1er", "3e". */
export const floorName = (floor: number, t: Translate): string =>
  t('units.onFloor', { context: NAMED[floor] ?? '', floor });
