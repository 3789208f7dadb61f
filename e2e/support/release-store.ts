import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a site's releases and registry that a test may spoil. */
export interface ReleaseStore {
  /** Data folder for a second shell. */
  data: string;
  /** Takes the files of a section's releases away. */
  remove(section: string): Promise<void>;
  /** Changes one byte in the middle of every script of a section. */
  corrupt(section: string): Promise<void>;
  /** Lets the registry say that a section's releases are on another host. */
  move(section: string, host: string): Promise<void>;
  /** Puts the files of a section back as they were published. */
  restore(section: string): Promise<void>;
  dispose(): Promise<void>;
}

export async function copyReleases(original: string): Promise<ReleaseStore> {
  const data = await mkdtemp(join(tmpdir(), 'facade-releases-'));
  const folder = (section: string) => join(data, 'releases', section);
  const take = (path: string) => cp(join(original, path), join(data, path), { recursive: true, force: true });
  await Promise.all([take('releases'), take('registry')]);
  return {
    data,
    remove: (section) => rm(folder(section), { recursive: true }),
    async corrupt(section) {
      const files = await readdir(folder(section), { recursive: true });
      for (const file of files.filter((name) => /\.c?js$/.test(name))) await flipByte(join(folder(section), file));
    },
    move: (section, host) => moveInRegistry(join(data, 'registry'), section, host),
    restore: (section) => take(join('releases', section)),
    dispose: () => rm(data, { recursive: true, force: true }),
  };
}

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function moveInRegistry(folder: string, section: string, host: string): Promise<void> {
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`${folder} holds no registry`);
  const document = JSON.parse(await readFile(join(folder, newest), 'utf8'));
  for (const deployment of document.microFrontends[section]) {
    deployment.url = host + deployment.url;
    deployment.extras.base = host + deployment.extras.base;
  }
  await writeFile(join(folder, newest), JSON.stringify(document));
}
