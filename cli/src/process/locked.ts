import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { TOOL_FILES } from '../workspace.ts';
import { forgetHolder, holderIn, isGone, noteHolder } from './lock-holder.ts';

/** State of this project's builds: their fingerprints and locks. */
export const BUILDS = join(TOOL_FILES, 'builds');

/**
 * Milliseconds without a heartbeat after which a holder on another machine counts as dead; a busy machine delays it. On this
 * machine a dead holder is noticed at once.
 */
const STALE = 60_000;

/** Milliseconds of waiting after which the holder is reported. */
const TIMEOUT = 2000;

/** Runs `work` under an exclusive lock of this project: other processes wait. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(BUILDS, { recursive: true });
  const release = await acquire(name);
  noteHolder(noteOf(name));
  try {
    return await work();
  } finally {
    forgetHolder(noteOf(name));
    await release();
  }
}

const noteOf = (name: string): string => join(BUILDS, `${name}.holder`);

type Release = () => Promise<void>;

async function acquire(name: string): Promise<Release> {
  const began = Date.now();
  let told = false;
  for (;;) {
    const release = await lockAtOnce(name, STALE);
    if (release) return release;
    if (await unlockOfTheGone(name)) continue;
    if (!told && Date.now() - began >= TIMEOUT) {
      told = true;
      const holder = holderIn(noteOf(name));
      const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
      process.stderr.write(`  waiting for ${who}, which works on ${name}\n`);
    }
    await wait(50 + Math.random() * 150);
  }
}

/** Undefined if another holds it. */
const lockAtOnce = (name: string, stale: number): Promise<Release | undefined> =>
  lock(join(BUILDS, name), { realpath: false, stale }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOCKED') return undefined;
    throw error;
  });

/**
 * Removes a stale lock. Under a lock of its own: otherwise two processes could remove it, and the second would remove the first
 * one's new lock.
 */
async function unlockOfTheGone(name: string): Promise<boolean> {
  const gone = () => {
    const holder = holderIn(noteOf(name));
    return holder !== null && isGone(holder);
  };
  if (!gone()) return false;
  const release = await lockAtOnce(`${name}.gone`, 5000);
  if (!release) return false;
  try {
    if (!gone()) return false;
    // Remove the record first: a lock without a record is left alone by others.
    forgetHolder(noteOf(name));
    rmSync(join(BUILDS, `${name}.lock`), { recursive: true, force: true });
    return true;
  } finally {
    await release();
  }
}
