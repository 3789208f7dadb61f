import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Prints the name of a temporary folder, and continues to print until somebody ends it. */
const PROGRAM = `import { endWithOutput } from './end-with-output.ts';
  import { scratchFolder } from '@facade/platform/process/temporary-folder';
  endWithOutput();
  console.log(await scratchFolder('facade-output', process.env.BELOW));
  setInterval(() => console[process.env.METHOD](Date.now()), 5);`;

const parent = mkdtempSync(join(tmpdir(), 'facade-end-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix.each(['log', 'error'])(
  'when its console.%s is no longer read, it ends and leaves nothing',
  async (METHOD) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      cwd: import.meta.dirname,
      env: { ...process.env, NODE_OPTIONS: '', BELOW: parent, METHOD },
    });
    const ended = once(child, 'exit');
    const other = METHOD === 'log' ? child.stderr : child.stdout;
    // On a busy machine the first part has more lines than the first.
    const [folder = ''] = String((await once(child.stdout, 'data'))[0]).split('\n');
    expect(existsSync(folder)).toBe(true);
    (METHOD === 'log' ? child.stdout : child.stderr).destroy();
    expect([await text(other), (await ended)[1], existsSync(folder)]).toEqual(['', 'SIGTERM', false]);
  },
  20_000,
);
