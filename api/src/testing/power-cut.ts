import { execFileSync } from 'node:child_process';
import { chmodSync, constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../platform/database/embedded/embedded.ts';
import { DATA } from '../platform/database/embedded/place.ts';
import { readRunning } from '../platform/database/embedded/running.ts';
import { seededRandom } from './seeded-random.ts';

/** Size of the disk, in megabytes. */
const SIZE = 120;

const WRITERS = 4;

/** A trial's cut comes after this many milliseconds. */
const AFTER = { least: 30, most: 300 };

const log = { warn() {}, info() {} };

export interface PowerCuts {
  /** Commits that were acknowledged before a cut, of all trials together. */
  acknowledged: number;
  /** Those of them that the database lacks after it. */
  lost: number;
  /** Why a database could not be opened after a cut: then everything in it is lost. */
  failures: string[];
}

/**
 * Writes to an embedded database on a disk of its own, and opens what that disk holds at moments of chance: what the system has only in
 * its memory is missing there, as after a power cut. Takes root, and Linux.
 * @param isDurable false: a control, which must lose commits
 */
export async function cutPower(
  trials: number,
  { seed, isDurable = true }: { seed: number; isDurable?: boolean },
): Promise<PowerCuts> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'facade-power-'));
  // Otherwise the database would be elsewhere.
  chmodSync(folder, 0o755);
  const disk = makeDisk(folder);
  let server: Embedded | undefined;
  try {
    server = await startEmbedded(join(disk.folder, 'database'), { log, wait: 0, isDurable });
    const writers = await startWriters(server.url);
    const result: PowerCuts = { acknowledged: 0, lost: 0, failures: [] };
    for (let trial = 0; trial < trials; trial += 1) {
      await delay(between(random, AFTER));
      const acknowledged = [...writers.acknowledged];
      const cut = join(folder, 'cut.img');
      freeze(join(disk.folder, 'database', DATA), () => disk.copyTo(cut));
      const stored = await readCut(cut, folder).catch(({ message }: Error) => {
        result.failures.push(message);
        return new Set<number>();
      });
      result.acknowledged += acknowledged.length;
      result.lost += acknowledged.filter((mark) => !stored.has(mark)).length;
    }
    await writers.stop();
    return result;
  } finally {
    await server?.stop();
    disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

const between = (random: () => number, { least, most }: typeof AFTER): number => least + random() * (most - least);

/** A file system in a file, which holds what a disk would. */
function makeDisk(folder: string) {
  const image = join(folder, 'disk.img');
  execFileSync('truncate', ['--size', `${SIZE}M`, image]);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  const mounted = mount(image, join(folder, 'disk'));
  return { ...mounted, copyTo: (target: string) => copyFileSync(image, target, constants.COPYFILE_FICLONE) };
}

function mount(image: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-o', 'loop', image, folder]);
  return { folder, unmount: () => execFileSync('umount', ['--lazy', folder]) };
}

/** Stops everything that writes meanwhile. */
function freeze(data: string, work: () => void): void {
  const postmaster = readRunning(data)?.pid ?? 0;
  const all = execFileSync('ps', ['-o', 'pid=', '--pid', String(postmaster), '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  const pids = all.trim().split(/\s+/).map(Number);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}

async function readCut(image: string, folder: string): Promise<Set<number>> {
  const disk = mount(image, join(folder, 'cut'));
  try {
    const server = await startEmbedded(join(disk.folder, 'database'), { log, wait: 0 });
    const client = new pg.Client({ connectionString: server.url });
    try {
      await client.connect();
      const { rows } = await client.query<{ mark: number }>('select mark from marks');
      return new Set(rows.map(({ mark }) => mark));
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    disk.unmount();
    rmSync(image);
  }
}

async function startWriters(url: string) {
  const acknowledged: number[] = [];
  const clients = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client({ connectionString: url });
      // A failed trial ends with its server.
      client.on('error', () => {});
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query('create table marks (mark integer primary key)');
  let next = 0;
  let isOn = true;
  const write = async (client: pg.Client) => {
    while (isOn) {
      next += 1;
      const mark = next;
      await client.query('insert into marks values ($1)', [mark]);
      acknowledged.push(mark);
    }
    await client.end();
  };
  const writing = clients.map(write);
  return {
    acknowledged,
    async stop() {
      isOn = false;
      await Promise.all(writing);
    },
  };
}
