import type { NumberReading } from './number-readings.ts';
import { words } from './words.ts';

const NAMED = words<number>([
  [
    0,
    'gelijkvloers|gelijkvloerse verdieping|glvl|gvl|gv|gelijkvl|begane grond|bg|parterre|rez-de-chaussée|rez de chaussée|rez-de-chaussee|rez de chaussee|rez|rdc|r.d.c|rc|erdgeschoss|erdgeschoß|eg|ground floor|ground|gf',
  ],
  [
    -1,
    'kelder|kelderverdieping|souterrain|sous-sol|sous sol|untergeschoss|untergeschoß|ug|kellergeschoss|kg|keller|basement|lower ground floor|1. ug|1.ug|1. untergeschoss',
  ],
]);

const STOREY = /verd(?:iep(?:ing)?)?|étage|etage|obergeschoss|obergeschoß|og|stock|stockwerk|floor|niveau|level/.source;
const ORDINAL = /(?:ste|de|e|er|ère|ème|eme|ième|ieme|st|nd|rd|th|\.)/.source;

/** `2de verdieping`, `1er étage`, `3. OG`, `verdieping 4`, `+2`. */
const COUNTED = new RegExp(`^(?:(?:${STOREY}) ?)?([+-]?\\d{1,2}) ?${ORDINAL}? ?(?:(?:${STOREY})\\.?)?$`, 'i');

/** The floor of a home, in the languages of the site: 0 is the ground floor. Null for any other text. */
export function readFloor(text: string): NumberReading[] | null {
  const written = text.toLowerCase().replace(/\.$/, '');
  const named = NAMED.get(written) ?? COUNTED.exec(written)?.[1];
  return named === undefined ? null : [{ value: Number(named), decimal: null }];
}
