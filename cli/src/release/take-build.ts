import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentHash } from '@facade/platform/build/release-descriptor';
import { scratchFolder } from '@facade/platform/process/temporary-folder';
import { readBuild } from '@facade/platform/registry';
import { withBuild } from '../build/builds.ts';
import { CommandError } from '../commands/command.ts';

/** A finished build that may become a release. */
export interface Candidate {
  folder: string;
  /** The build's own, which names its content. */
  version: string;
  /** Hash of its code. */
  content: string;
  dispose(): Promise<void>;
}

/** Takes an existing build, or builds the section's sources; the result no longer changes. */
export async function takeBuild(section: string, given: string | undefined): Promise<Candidate> {
  if (given !== undefined) return describe(section, resolve(given), async () => {});
  const folder = await scratchFolder(`facade-${section}`);
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    await withBuild(section, (dist) => cp(dist, folder, { recursive: true }));
    return await describe(section, folder, dispose);
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function describe(section: string, folder: string, dispose: () => Promise<void>): Promise<Candidate> {
  const { descriptor } = await readBuild(folder);
  if (descriptor.name !== section)
    throw new CommandError(`${folder} is a build of ${descriptor.name}, not of ${section}`);
  return { folder, version: descriptor.version, content: contentHash(descriptor), dispose };
}
