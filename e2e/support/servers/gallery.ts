import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../root.ts';
import { freePort } from './free-port.ts';

export interface RunningGallery {
  url: string;
  dispose(): Promise<void>;
}

/** Milliseconds for the build on a busy machine. */
const TIMEOUT = 120_000;

/** Runs `facade gallery` to the letter and waits until it says where it is. */
export async function startGallery(): Promise<RunningGallery> {
  const port = await freePort();
  const child = fork(MAIN, ['facade', 'gallery', '--port', String(port)], {
    cwd: ROOT,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const dispose = async () => {
    if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
  };
  try {
    return { url: await untilReady(child), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`facade gallery did not start:\n${said}`));
    const timer = setTimeout(fail, TIMEOUT);
    const hear = (text: Buffer) => {
      said += text;
      const url = /gallery of components: (\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
    child.once('exit', fail);
  });
}
