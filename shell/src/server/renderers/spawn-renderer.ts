import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { MARK_BYTES, type Mark, readMark } from './mark.ts';
import { CHANNEL } from './protocol.ts';

/** Limit of the JavaScript heap, in megabytes. A renderer with all sections takes 60. */
const HEAP = 256;

/** A section that prints with each render must not fill the log, in characters. */
const MOST_PRINTED = 64 * 1024;

const PROGRAM = 'const renderer = await import(process.argv[1]); renderer.serve(renderer);';

/** The process of a renderer, before it has said anything. */
export interface SpawnedRenderer {
  process: ChildProcess;
  channel: Duplex;
  /** What it does, or did when it ended. */
  mark(): Mark;
  /** Call when it has ended. */
  dispose(): void;
}

/**
 * Starts the process of a renderer. It may read one file, the shell's own bundle, and nothing else; it gets no variable of the environment except
 * `NODE_ENV`, and no network where the system can take it away.
 * @param prints receives the beginning of what it prints
 */
export function spawnRenderer(bundle: string, prints: (text: string) => void): SpawnedRenderer {
  const file = join(tmpdir(), `facade-mark-${randomUUID()}`);
  const descriptor = openSync(file, 'wx+', 0o600);
  unlinkSync(file);
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${bundle}`,
    `--max-old-space-size=${HEAP}`,
    '--max-semi-space-size=4',
    '--input-type=module',
    '--eval',
    PROGRAM,
    pathToFileURL(bundle).href,
  ];
  const [command = '', ...args] = [...wrappers(), ...node];
  const { NODE_ENV = 'production', MALLOC_ARENA_MAX } = process.env;
  const child = spawn(command, args, {
    cwd: '/',
    env: { NODE_ENV, ...(MALLOC_ARENA_MAX ? { MALLOC_ARENA_MAX } : {}) },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', descriptor],
  });
  let printed = 0;
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      printed += text.length;
      if (printed < MOST_PRINTED) prints(text);
    });
  const bytes = Buffer.alloc(MARK_BYTES);
  return {
    process: child,
    channel: child.stdio[CHANNEL] as Duplex,
    mark() {
      readSync(descriptor, bytes, 0, MARK_BYTES, 0);
      return readMark(bytes);
    },
    dispose: () => closeSync(descriptor),
  };
}

/** On Linux: a network of its own in which there is nothing. */
const WITHOUT_NETWORK = ['unshare', '--user', '--net', '--'];
/** On Linux: it ends with the shell's server, even in an endless loop. */
const WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL', '--'];

let wrapping: readonly string[] | undefined;

/** The commands that may run the process, as far as this system has and allows them. */
function wrappers(): readonly string[] {
  const choices = [[...WITHOUT_NETWORK, ...WITH_PARENT], WITHOUT_NETWORK, WITH_PARENT];
  const works = ([command = '', ...args]: readonly string[]) =>
    spawnSync(command, [...args, 'true'], { stdio: 'ignore', timeout: 2000 }).status === 0;
  wrapping ??= choices.find(works) ?? [];
  return wrapping;
}
