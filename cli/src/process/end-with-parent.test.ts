import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = `import { endWithParent } from ${JSON.stringify(join(import.meta.dirname, 'end-with-parent.ts'))};
  endWithParent();
  process.on('SIGTERM', () => { console.log('ended', process.env.FACADE_ENDS_WITH_PARENT); process.exit(); });
  setTimeout(() => { console.log('still here'); process.exit(); }, Number(process.env.STAYS));
  console.log('runs');`;
/** Twice the poll interval, in milliseconds; and longer than any machine needs for one poll. */
const LOOKS = 2500;
const LONG = 60_000;

/** What a program prints after the shell that runs it was killed. */
async function afterShellIsGone(env: NodeJS.ProcessEnv): Promise<string> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, PROGRAM], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  let output = '';
  shell.stdout.on('data', (chunk) => {
    output += chunk;
    if (output === 'runs\n') shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'end');
  return output;
}

const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix(
  'on request, a program ends with the shell that runs it; its children do not inherit the request',
  async () => {
    expect(await afterShellIsGone({ FACADE_ENDS_WITH_PARENT: '1', STAYS: String(LONG) })).toBe(
      'runs\nended undefined\n',
    );
  },
  LONG,
);

onPosix(
  'otherwise it keeps running',
  async () => {
    expect(await afterShellIsGone({ STAYS: String(LOOKS) })).toBe('runs\nstill here\n');
  },
  LONG,
);
