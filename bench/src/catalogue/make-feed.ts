import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { PATHS, ROOT } from '@facade/cli/workspace';

/** Writes a feed of the given number of invented homes, one record per line. */
export async function makeFeed(homes: number, file: string): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, PATHS.sampleFeed), String(homes), '--ndjson'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await finished(child.stdout.pipe(createWriteStream(file)));
}

/**
 * Raises the price of every hundredth home without parsing the others or splitting the lines, which would take longer than the
 * import.
 */
const CHANGED = /^\{"kind":"property","ID":\d*00,.*$/gm;

/** The feed of the next night: every hundredth home costs a euro more. */
export async function changeFeed(file: string, changed: string): Promise<void> {
  // Latin-1 maps bytes to characters: they are written unchanged.
  const parts = createReadStream(file, { encoding: 'latin1', highWaterMark: 4 * 1024 * 1024 });
  await pipeline(parts, raisePrices, createWriteStream(changed));
}

async function* raisePrices(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let begun = '';
  for await (const part of parts) {
    const text = begun + part;
    const end = text.lastIndexOf('\n') + 1;
    begun = text.slice(end);
    yield Buffer.from(text.slice(0, end).replace(CHANGED, addEuro), 'latin1');
  }
  yield Buffer.from(begun, 'latin1');
}

function addEuro(line: string): string {
  const record = JSON.parse(line);
  return JSON.stringify({ ...record, Price: (record.Price ?? 0) + 1 });
}
