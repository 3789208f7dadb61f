import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every script of a folder, so that the server need not compress immutable files. */
export async function compressFiles(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (script) => {
      const file = join(folder, script);
      const bytes = await readFile(file);
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes)),
        writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
      ]);
    }),
  );
}
