import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../run.mjs');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

test('it is a valid Node.js script', () => {
  expect(spawnSync(process.execPath, ['--check', SCRIPT], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test('without a script it suggests commands', () => {
  expect(run()).toMatchObject({ status: 1, stderr: 'facade: which script? Try `npm start` or `npm test`.\n' });
});

test('an unknown script ends with 1 and one line', () => {
  const { status, stderr } = run('nonsense');
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'facade: there is no command "nonsense"; `npm run facade -- help` lists them',
  ]);
});

test('exec runs any command on the Node.js of the toolchain, and returns its exit status', () => {
  const { status, stdout } = run('exec', 'node', '-p', 'process.version');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^v24\./)]);
  expect(run('exec', 'node', '-e', 'process.exit(7)').status).toBe(7);
  expect(run('exec', 'no-such-command')).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be run') });
  expect(run('exec').status).toBe(1);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s is forwarded to the child', async (signal) => {
  const program = `process.on('${signal}', () => process.exit(9)); setInterval(() => {}, 1000); console.log('runs')`;
  const child = spawn(process.execPath, [SCRIPT, 'exec', 'node', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect((await once(child, 'exit'))[0]).toBe(9);
});

const onLinux = process.platform === 'linux' && 'execve' in process ? test : test.skip;

onLinux('a command of ours takes the place of the script: no process waits for it', async () => {
  const child = spawn(process.execPath, [SCRIPT, 'facade', 'help'], { env: { ...process.env, NODE_OPTIONS: '' } });
  const processes = new Set<string>();
  const look = setInterval(() => {
    try {
      for (const pid of readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' '))
        processes.add(pid);
    } catch {
      // It has ended.
    }
  }, 5);
  await once(child, 'exit');
  clearInterval(look);
  processes.delete('');
  expect([...processes]).toEqual([]);
});
