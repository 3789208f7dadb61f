import { hasControls } from '../listing/rejected.ts';
import type { Language } from '../model/language.ts';
import type { Travel } from '../model/listing.ts';
import { townLabel } from '../places/exonyms.ts';
import { TRAVEL_MODES } from './travel-modes.ts';

/** Most characters of the name of a start. */
export const MAX_START = 80;

/** Most characters of a journey, with its start. */
export const MAX_TRAVEL = MAX_START + 20;

/** Most minutes of a journey. */
export const MAX_MINUTES = 60;

const KINDS = ['station', 'town'] as const;

/**
 * Parses a journey, `by,minutes` and, from a place with a name, `,kind,name`; null if a part is unknown.
 * @example parseTravel('bike,20,station,Aat') // { by: 'bike', minutes: 20, from: { kind: 'station', name: 'Aat' } }
 */
export function parseTravel(value: string): Travel | null {
  const [mode, time = '', kind, ...names] = value.split(',');
  const by = TRAVEL_MODES.find((known) => known === mode);
  const minutes = /^\d{1,2}$/.test(time) ? Number(time) : 0;
  if (!by || minutes < 1 || minutes > MAX_MINUTES) return null;
  if (kind === undefined) return { by, minutes, from: null };
  const known = KINDS.find((one) => one === kind);
  const name = names.join(',').trim();
  return known && name !== '' && name.length <= MAX_START && !hasControls(name)
    ? { by, minutes, from: { kind: known, name } }
    : null;
}

/** @example writeTravel({ by: 'bike', minutes: 20, from: null }) // 'bike,20' */
export const writeTravel = ({ by, minutes, from }: Travel): string =>
  [by, minutes, ...(from ? [from.kind, from.name] : [])].join();

/** A text of the group `travel` of the words. */
type Say = (
  key: `words.travel.${Travel['by'] | 'station' | 'point'}`,
  values: Record<string, string | number>,
) => string;

/** A journey in words: "20 min fietsen van station Aat". */
export function travelText({ by, minutes, from }: Travel, language: Language, say: Say): string {
  return say(`words.travel.${by}`, { minutes, from: startText(from, language, say) });
}

function startText(from: Travel['from'], language: Language, say: Say): string {
  if (!from) return say('words.travel.point', {});
  const name = townLabel(from.name, language);
  return from.kind === 'station' ? say('words.travel.station', { name }) : name;
}
