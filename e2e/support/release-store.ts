import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../platform/src/registry/store.ts';

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
  await Promise.all([take('releases'), take('registry'), take('keys')]);
  return {
    data,
    remove: (section) => rm(folder(section), { recursive: true }),
    async corrupt(section) {
      const files = await readdir(folder(section), { recursive: true });
      for (const file of files.filter((name) => /\.c?js$/.test(name))) await flipByte(join(folder(section), file));
    },
    move: (section, host) => moveInRegistry(data, section, host),
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

async function moveInRegistry(data: string, section: string, host: string): Promise<void> {
  const note = { action: 'none', section, change: `${section} is on ${host}`, by: 'a journey' } as const;
  await openStore({ data }).registry.update(note, ({ microFrontends, ...rest }) => {
    const moved = (microFrontends[section] ?? []).map((deployment) => ({
      ...deployment,
      url: host + deployment.url,
      extras: { ...deployment.extras, base: host + deployment.extras.base },
    }));
    return { ...rest, microFrontends: { ...microFrontends, [section]: moved } };
  });
}
