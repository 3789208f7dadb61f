/** `node tools/sample-agency/feed/many/main.ts N [--ndjson]`: writes a feed of N properties to the standard output. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentOf, linesOf } from './many-records.ts';

const [number = '', format] = process.argv.slice(2);
const count = Number(number);
if (!/^\d+$/.test(number) || !Number.isSafeInteger(count) || (format !== undefined && format !== '--ndjson')) {
  console.error('Usage: node tools/sample-agency/feed/many/main.ts N [--ndjson]');
  process.exit(1);
}
try {
  await pipeline(Readable.from(joined(format ? linesOf(count) : documentOf(count))), process.stdout);
} catch (error) {
  // The reader closed the pipe, such as `head`.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
}

/** In larger parts: a write for every record would take longer than the records do. */
function* joined(parts: Iterable<string>): Generator<string> {
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length > 65_536) {
      yield text;
      text = '';
    }
  }
  if (text) yield text;
}
