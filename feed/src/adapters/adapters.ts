import type { Saying } from '../problem-texts/problem-texts.ts';
import { FeedError } from '../reading/feed-error.ts';
import { LISTS } from '../reading/kinds.ts';
import type { Adapter } from './adapter.ts';
import { csv } from './csv.ts';
import { kyero } from './kyero/kyero.ts';
import { openImmo } from './open-immo/open-immo.ts';
import type { Beginning } from './recognition/beginning.ts';
import { knownBinary, knownText, unknownFormat } from './recognition/known-formats.ts';
import { reso } from './reso/reso.ts';
import { sweepbright } from './sweepbright/sweepbright.ts';
import { whise } from './whise/whise.ts';

/** All formats besides the CRM feed. A new one needs a file and a line here. */
const ADAPTERS: readonly Adapter[] = [kyero, openImmo, whise, sweepbright, reso, csv];

/** Values of `FEED_FORMAT`: `feed` is the CRM feed, `auto` detects the format. */
export const FEED_FORMATS = ['auto', 'feed', ...ADAPTERS.map(({ name }) => name)];

/**
 * The adapter for a file; null for a CRM feed.
 * @param own the adapter of the agency, which has the first choice
 * @throws FeedError if no format is recognized: it says what the file is, if that is known, and what to do
 */
export function chooseAdapter(beginning: Beginning, format = 'auto', own: Adapter | null = null): Adapter | null {
  const binary = knownBinary(beginning);
  if (binary) throw refusal(binary);
  if (format === 'auto' && own?.matches(beginning)) return own;
  if (format !== 'auto') return ADAPTERS.find((adapter) => adapter.name === format) ?? null;
  if (isFeed(beginning)) {
    if (beginning.charset !== 'utf-8') throw new FeedError('saveAsUtf8', { charset: beginning.charset.toUpperCase() });
    return null;
  }
  const adapter = ADAPTERS.find(({ matches }) => matches(beginning));
  // A table has no mark of its own: other texts look like one.
  const known = adapter && adapter !== csv ? null : knownText(beginning);
  if (known) throw refusal(known);
  if (adapter) return adapter;
  const names = [...FEED_FORMATS.slice(1), ...(own ? [own.name] : [])].join(', ');
  throw refusal(unknownFormat(beginning, names));
}

const refusal = ({ kind, values }: Saying): FeedError => new FeedError(kind, values);

/** A document with a list of homes, or lines that say what they are. */
function isFeed({ json }: Beginning): boolean {
  if (json === null || json.isList) return false;
  // Where the beginning has no known field, the rest may have one: the reader says what is missing.
  return json.keys.some((key) => key === 'kind' || Object.hasOwn(LISTS, key)) || !json.isWhole;
}
