import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { ROOT } from '../workspace.ts';
import { forgetHolder, holderIn, isGone, noteHolder } from './lock-holder.ts';

/** Builds of this checkout: what they were made of, and who works on them. */
export const BUILDS = join(ROOT, '.toolchain/builds');

/**
 * A holder on another machine that has not shown itself for so long has died, in milliseconds; a busy machine delays it. One on
 * this machine is seen to be gone at once.
 */
const STALE = 60_000;

/** Milliseconds after which somebody who waits is told for whom. */
const TIMEOUT = 2000;

/** Does something in this checkout that no other process does meanwhile: those that come later wait. */
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

/** Undefined where another has it. */
const lockAtOnce = (name: string, stale: number): Promise<Release | undefined> =>
  lock(join(BUILDS, name), { realpath: false, stale }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOCKED') return undefined;
    throw error;
  });

/** Takes a lock away whose holder has ended. One at a time, or the lock of whoever was first would be taken away next. */
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
    // The note first: whoever comes next finds the lock without one, and lets it be.
    forgetHolder(noteOf(name));
    rmSync(join(BUILDS, `${name}.lock`), { recursive: true, force: true });
    return true;
  } finally {
    await release();
  }
}
