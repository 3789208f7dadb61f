import { extname } from 'node:path';
import type { Adapter } from './adapter.ts';
import { csv } from './csv.ts';
import { kyero } from './kyero.ts';
import { openImmo } from './open-immo.ts';

/** Every format besides the CRM feed. A new one is a file of its own and a line here. */
const ADAPTERS: readonly Adapter[] = [kyero, openImmo, csv];

/** What `FEED_FORMAT` may say: `feed` is the CRM feed itself, `auto` looks at the file. */
export const FEED_FORMATS = ['auto', 'feed', ...ADAPTERS.map(({ name }) => name)];

const FEED_EXTENSIONS = new Set(['.json', '.ndjson', '.jsonl']);

/**
 * Who reads a file; null: it is a CRM feed.
 * @param head its first characters, without a byte order mark
 */
export function chooseAdapter(name: string, head: string, format = 'auto'): Adapter | null {
  if (format !== 'auto') return ADAPTERS.find((adapter) => adapter.name === format) ?? null;
  const start = head.trimStart();
  const extension = extname(name).toLowerCase();
  if (FEED_EXTENSIONS.has(extension) || start.startsWith('{')) return null;
  const byContent = ADAPTERS.find((adapter) => adapter.matches(start));
  // A file that its content does not tell gets the messages of the format that it is named after.
  return byContent ?? ADAPTERS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}
