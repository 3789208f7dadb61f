import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../run.mjs');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

test('it is a script that Node.js can read', () => {
  expect(spawnSync(process.execPath, ['--check', SCRIPT], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test('without a script it says what to try', () => {
  expect(run()).toMatchObject({ status: 1, stderr: 'facade: which script? Try `npm start` or `npm test`.\n' });
});

test('an unknown script ends with 1 and one line', () => {
  const { status, stderr } = run('nonsense');
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'facade: there is no command "nonsense"; `npm run facade -- help` lists them',
  ]);
});

test('exec runs any command on the Node.js of the toolchain, and passes its exit status on', () => {
  const { status, stdout } = run('exec', 'node', '-p', 'process.version');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^v24\./)]);
  expect(run('exec', 'node', '-e', 'process.exit(7)').status).toBe(7);
  expect(run('exec', 'no-such-command')).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be run') });
  expect(run('exec').status).toBe(1);
});
