import { extname } from 'node:path';
import type { Adapter } from './adapter.ts';
import { csv } from './csv.ts';
import { kyero } from './kyero.ts';
import { openImmo } from './open-immo.ts';

/** All formats besides the CRM feed. A new one needs a file and a line here. */
const ADAPTERS: readonly Adapter[] = [kyero, openImmo, csv];

/** Values of `FEED_FORMAT`: `feed` is the CRM feed, `auto` detects the format. */
export const FEED_FORMATS = ['auto', 'feed', ...ADAPTERS.map(({ name }) => name)];

const FEED_EXTENSIONS = new Set(['.json', '.ndjson', '.jsonl']);

/**
 * The adapter for a file; null for a CRM feed.
 * @param head its first characters, without a byte order mark
 */
export function chooseAdapter(name: string, head: string, format = 'auto'): Adapter | null {
  if (format !== 'auto') return ADAPTERS.find((adapter) => adapter.name === format) ?? null;
  const start = head.trimStart();
  const extension = extname(name).toLowerCase();
  if (FEED_EXTENSIONS.has(extension) || start.startsWith('{')) return null;
  const byContent = ADAPTERS.find((adapter) => adapter.matches(start));
  // If the content is not recognized, the extension decides which format's messages the file gets.
  return byContent ?? ADAPTERS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}
