import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface RegistryDocument {
  extras?: { releases?: Record<string, { version: string }[]> };
}

/** Pictures that the backup's database references and releases that its registry references, but the backup lacks. */
export async function missingIn(folder: string, pictures: readonly string[]): Promise<string[]> {
  const named = [...pictures.map((file) => `pictures/${file}`), ...(await releasesIn(folder))];
  return named.filter((path) => !existsSync(join(folder, path)));
}

/** Descriptions of the releases in the newest revision. */
async function releasesIn(folder: string): Promise<string[]> {
  const registry = join(folder, 'registry');
  const newest = (await readdir(registry).catch(() => []))
    .filter((name) => /^\d{8}\.json$/.test(name))
    .sort()
    .at(-1);
  if (!newest) return [];
  const { extras }: RegistryDocument = JSON.parse(await readFile(join(registry, newest), 'utf8'));
  return Object.entries(extras?.releases ?? {}).flatMap(([section, releases]) =>
    releases.map(({ version }) => `releases/${section}/${version}/release.json`),
  );
}
