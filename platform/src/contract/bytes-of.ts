import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseDescriptor } from '../build/release-descriptor.ts';
import type { SectionContract } from './contract.ts';

const brotli = promisify(brotliCompress);

/** Size of a script that already has a compressed file. */
export const compressedSize = async (file: string): Promise<number> => statSync(`${file}.br`).size;
/** Size of a script, compressed here to measure it. */
export const measuredSize = async (file: string): Promise<number> => (await brotli(await readFile(file))).length;

/** Texts are loaded in one language only; they are not counted. */
const isText = (expose: string): boolean => expose.startsWith('locale-');

/** Sizes of a build's scripts as brotli sends them. `release.json` lists the files of each expose. */
export async function bytesOf(
  output: string,
  { entry, exposes }: Pick<ReleaseDescriptor, 'entry' | 'exposes'>,
  sizeOf: (file: string) => Promise<number>,
): Promise<SectionContract['bytes']> {
  const web = join(output, 'web');
  const texts = new Set(Object.entries(exposes).flatMap(([expose, files]) => (isText(expose) ? files : [])));
  const scripts = readdirSync(web)
    .filter((file) => file.endsWith('.js') && !texts.has(`web/${file}`))
    .sort();
  const sizes = Object.fromEntries(
    await Promise.all(scripts.map(async (file) => [file, await sizeOf(join(web, file))] as const)),
  );
  const sum = (files: string[]) => files.reduce((total, file) => total + (sizes[basename(file)] ?? 0), 0);
  const needed = Object.entries(exposes).filter(([expose]) => !isText(expose));
  return {
    total: sum(Object.keys(sizes)),
    exposes: Object.fromEntries(needed.map(([expose, files]) => [expose, sum([entry, ...files])] as const).sort()),
    files: sizes,
  };
}
