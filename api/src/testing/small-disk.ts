import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a fixed size that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk. */
  fill(): void;
  /** Deletes the files of {@link SmallDisk.fill}. */
  free(): void;
  setReadOnly(isReadOnly: boolean): void;
  unmount(): void;
}

/** Whether this user may mount one: root on Linux, outside a container that forbids it. */
export function canMount(): boolean {
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
}

/** Mounts a disk of this size in memory, in megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'facade-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      const block = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, block);
      } catch {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly(isReadOnly) {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]);
    },
    unmount() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
