import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../kernel/index.ts';

/** A home as an API answers it. */
export type PulledHome = Readonly<Record<string, unknown>>;

/** Age of a pulled file in milliseconds: it is complete, and the schedule does not wait for more of it. */
export const WRITTEN = 120_000;

/** The file with the homes of an API: a list, so that one home alone is all of them. */
export const pulledFile = (dataFolder: string, { name }: { name: string }): string =>
  join(dataFolder, 'pulled', `${name}.json`);

/** The homes in a pulled file, as JSON by id; null without a file. */
export async function readPulled(
  file: string,
  idOf: (home: PulledHome) => string,
): Promise<Map<string, string> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const homes = lines.map((line) => line.replace(/,$/, ''));
  return new Map(homes.map((home) => [idOf(JSON.parse(home) as PulledHome), home]));
}

/** Writes the homes, one a line, unless the file has them: the schedule imports it when it has changed. */
export async function writePulled(file: string, homes: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...homes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, home]) => home);
  const text = `[\n${sorted.join(',\n')}\n]\n`;
  if (text === (await readFile(file, 'utf8').catch(() => null))) return;
  await writeAtomically(file, (part) => writeFile(part, text, { mode: 0o600 }));
  const written = new Date(Date.now() - WRITTEN);
  await utimes(file, written, written);
}
