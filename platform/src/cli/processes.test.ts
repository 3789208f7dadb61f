import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'facade-servers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = (name: string, code: string) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return JSON.stringify(file);
};
const LIVES = server(
  'lives',
  `import { writeFileSync } from 'node:fs';
  process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(folder)} + '/' + process.pid, ''); process.exit(); });
  process.send({ ready: true, port: process.pid });
  setInterval(() => {}, 1000);`,
);
const ENDS = server('ends', 'process.exit(3);');
const ENDS_LATER = server('later', 'process.send({ ready: true, port: 1 }); setTimeout(() => process.exit(4), 100);');

/** Runs a program with a group of servers; gives its exit status and what it printed. */
function run(body: string, whenPrinted = (_pid: number) => {}) {
  const program = `import { ServerGroup } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))};
    const group = new ServerGroup();
    ${body}`;
  return new Promise<{ status: number | null; output: string }>((done) => {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program);
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      whenPrinted(child.pid ?? 0);
    });
    child.on('exit', (status) => done({ status, output: output.trim() }));
  });
}

/** The long-lived server was asked to end and did. */
const hasEnded = (pid: string | undefined) => existsSync(join(folder, String(pid)));

test('a server that ends before it is ready takes the others with it', async () => {
  const { status, output } = await run(`console.log(await group.start(${LIVES}, {}));
    await group.start(${ENDS}, {}).catch((error) => { console.log(error.message); process.exit(1); });`);
  const [pid, message] = output.split('\n');
  expect([status, message]).toEqual([1, expect.stringMatching(/ended with exit status 3 before it was ready/)]);
  for (let tries = 0; !hasEnded(pid) && tries < 50; tries += 1) await new Promise((next) => setTimeout(next, 100));
  expect(hasEnded(pid)).toBe(true);
});

test('when one ends, all end, with its status', async () => {
  const { status, output } = await run(
    `console.log(await group.start(${LIVES}, {})); await group.start(${ENDS_LATER}, {});`,
  );
  expect(status).toBe(4);
  expect(hasEnded(output)).toBe(true);
});

test('asked to end, it ends its servers first', async () => {
  const { status, output } = await run(`console.log(await group.start(${LIVES}, {}));`, (pid) =>
    process.kill(pid, 'SIGTERM'),
  );
  expect(status).toBe(0);
  expect(hasEnded(output)).toBe(true);
});
