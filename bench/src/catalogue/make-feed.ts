import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { PATHS, ROOT } from '@facade/cli/workspace';

/** Writes a feed of so many invented homes, a record a line. */
export async function makeFeed(homes: number, file: string): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, PATHS.sampleFeed), String(homes), '--ndjson'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await finished(child.stdout.pipe(createWriteStream(file)));
}

/** One home of so many changes. */
const CHANGED = 100;

/** The feed of the next night: every hundredth home costs a euro more. */
export async function changeFeed(file: string, changed: string): Promise<void> {
  await pipeline(createInterface({ input: createReadStream(file) }), dearer, createWriteStream(changed));
}

async function* dearer(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    const record = JSON.parse(line);
    if (record.kind === 'property' && record.ID % CHANGED === 0) record.Price = (record.Price ?? 0) + 1;
    yield `${JSON.stringify(record)}\n`;
  }
}
