import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../kernel/index.ts';
import { exists } from './copy-part.ts';

export interface Placement {
  /** Folder of the backup's parts, which are moved out of it. */
  copy: string;
  parts: readonly string[];
  /** Where each part goes, and what else is put aside. */
  targets: ReadonlyMap<string, string>;
  /** Folder for the previous contents. Does not exist yet. */
  aside: string;
}

/**
 * Puts the contents of the targets aside and moves the parts of a backup in their place. Reverts everything on failure.
 * @returns whether anything was put aside
 * @throws StartupError with the reason, and the folder of what could not be put back
 */
export async function putInPlace({ copy, parts, targets, aside }: Placement): Promise<boolean> {
  const filled: [part: string, path: string][] = [];
  for (const [part, path] of targets) if (await isFilled(path)) filled.push([part, path]);
  // Fails if the folder exists: its contents must stay.
  if (filled.length > 0) await mkdir(aside, { mode: 0o700 });
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const [part, path] of filled) {
      const kept = join(aside, part);
      undo.push(async () => {
        if (await exists(kept)) await move(kept, path);
      });
      await move(path, kept);
    }
    for (const part of parts) {
      const target = targets.get(part);
      if (!target) throw new Error(`no target for ${part} goes`);
      undo.push(async () => {
        if (await exists(target)) await rm(target, { recursive: true });
      });
      await move(join(copy, part), target);
    }
  } catch (error) {
    throw new StartupError(
      `The backup cannot be moved into place: ${(error as Error).message}\n${await putBack(undo, aside)}`,
    );
  }
  return filled.length > 0;
}

/** Reverts the moves and describes the resulting state of the site. */
async function putBack(undo: (() => Promise<void>)[], aside: string): Promise<string> {
  const problems: string[] = [];
  for (const step of undo.reverse()) await step().catch((error: Error) => problems.push(error.message));
  if (problems.length > 0) return `Not everything could be put back; the rest is in ${aside}: ${problems.join('; ')}`;
  await rm(aside, { recursive: true, force: true });
  return 'Everything was put back.';
}

/** Whether the path is a file or a folder that is not empty. */
export const isFilled = async (path: string): Promise<boolean> =>
  existsSync(path) && (!(await stat(path)).isDirectory() || (await readdir(path)).length > 0);

/** Moves a file or folder. The content folder may be on another disk: then the copy is renamed once it is complete. */
async function move(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const part = `${target}.part`;
    try {
      await cp(source, part, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      await rename(part, target);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
    await rm(source, { recursive: true });
  }
}
