import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from '@facade/cli/testing/copy-workspace';
import { keyFor, signPass, siteSecret } from '@facade/platform/tokens';
import { folderOf, type SiteUnderTest } from '../site.ts';
import { freePort } from './free-port.ts';

/** A section that runs from its source, in a copy of the workspace. */
export interface DevSection {
  url: string;
  /** What was printed until now. */
  said(): string;
  /** Puts another text in the place of one in a source file. */
  edit(file: string, from: string, to: string): void;
  /** Adds a source file. */
  add(file: string, text: string): void;
  dispose(): Promise<void>;
}

/** Milliseconds for a build of shell and section on a busy machine. */
const TIMEOUT = 120_000;

/** Runs `facade dev` against a site, to the letter, and waits until it says where it is. */
export async function startDevSection(section: string, { url, data }: SiteUnderTest): Promise<DevSection> {
  const workspace = copyWorkspace();
  const port = await freePort();
  const args = ['facade', 'dev', section, '--against', url, '--port', String(port)];
  const pass = signPass(keyFor('pass', await siteSecret(folderOf(data))), Math.floor(Date.now() / 1000) + 3600);
  const child = fork(workspace.main, args, {
    cwd: workspace.folder,
    env: { ...process.env, FACADE_DATA: join(workspace.folder, '.facade'), FACADE_PASS: pass },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const dispose = async () => {
    // As Ctrl-C does.
    if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
    workspace.dispose();
  };
  const end = Date.now() + TIMEOUT;
  while (!said.includes('browser entry') || !said.includes('compiled')) {
    if (hasEnded(child) || Date.now() > end) {
      await dispose();
      throw new Error(`facade dev did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    edit(file, from, to) {
      const path = join(workspace.folder, section, 'src', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(path, text.replace(from, to));
    },
    add(file, text) {
      const path = join(workspace.folder, section, 'src', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    dispose,
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
