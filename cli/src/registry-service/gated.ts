import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '@facade/platform/process/temporary-folder';
import type { RegistryDocument } from '@facade/platform/registry';
import { teamOf } from '@facade/platform/registry/teams';
import type { GatePassed } from './gate/gate.ts';
import type { ServiceParts } from './parts.ts';

export interface GatedRelease {
  section: string;
  /** Path → bytes, `release.json` included; emptied once they are in the folder. */
  files: Map<string, Buffer>;
  say(line: string): void;
}

/** Puts a release into a folder of its own, judges it there, and goes on with it if it passed. Throws what the gate throws. */
export async function gated<Done>(
  { gate, candidates }: Pick<ServiceParts, 'gate' | 'candidates'>,
  document: RegistryDocument,
  { section, files, say }: GatedRelease,
  goOn: (folder: string, passed: Pick<GatePassed, 'assertFits'>) => Promise<Done>,
): Promise<Done> {
  await mkdir(candidates, { recursive: true });
  const folder = await scratchFolder(section, candidates);
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    // Many may wait for a judge, each with up to 24 MB: on the disk, not in memory.
    files.clear();
    const { budget } = teamOf(document.extras.teams, section) ?? {};
    const passed = await gate({ section, folder, budget }, say);
    try {
      return await goOn(folder, { assertFits: passed.assertFits });
    } finally {
      passed.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
