import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS } from './locked.ts';

const NAME = `test-${process.pid}`;
const NOTE = join(BUILDS, `${NAME}.holder`);
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const file of globSync(join(BUILDS, `${NAME}*`))) rmSync(file, { recursive: true, force: true });
});

/** A process that takes the lock, reports it and keeps it for some milliseconds. */
function holder(milliseconds: number) {
  const source = `import { locked } from ${JSON.stringify(join(import.meta.dirname, 'locked.ts'))};
    await locked('${NAME}', async () => {
      console.log('in');
      await new Promise((done) => setTimeout(done, ${milliseconds}));
      console.log('out');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  children.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.error += chunk;
  });
  return { child, said, isIn: once(child.stdout, 'data'), ended: once(child, 'close') };
}

test('a process after a killed holder does not wait', async () => {
  const killed = holder(60_000);
  await killed.isIn;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const began = Date.now();
  // Several at once: none mistakes the lock of another for the stale one.
  const next = [holder(300), holder(300), holder(300)];
  await Promise.all(next.map(({ ended }) => ended));
  expect(next.map(({ said }) => said.out)).toEqual(['in\nout\n', 'in\nout\n', 'in\nout\n']);
  expect(Date.now() - began).toBeLessThan(15_000);
});

test('two live processes take turns, and a long wait reports the holder', async () => {
  const first = holder(4000);
  await first.isIn;
  const second = holder(0);
  await second.isIn;
  expect(first.said.out).toBe('in\nout\n');
  await second.ended;
  expect(second.said.error).toMatch(
    new RegExp(`^  waiting for process ${first.child.pid} on \\S+, which works on ${NAME}\n$`),
  );
});

test('a process id of another machine is not checked: the lock stays', async () => {
  const killed = holder(60_000);
  await killed.isIn;
  killed.child.kill('SIGKILL');
  await killed.ended;
  writeFileSync(NOTE, JSON.stringify({ ...JSON.parse(readFileSync(NOTE, 'utf8')), machine: 'elsewhere' }));
  const next = holder(0);
  const outcome = await Promise.race([
    next.isIn.then(() => 'in'),
    new Promise((done) => setTimeout(done, 4000, 'waits')),
  ]);
  expect(outcome).toBe('waits');
});
