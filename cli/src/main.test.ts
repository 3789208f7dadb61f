import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { commands } from './commands/commands.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'facade-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, FACADE_DATA: folder, NODE_OPTIONS: '', ...env },
  });
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
}

test.each([[['facade', 'help']], [['facade']]])('%j lists every command with its summary', async (args) => {
  const { status, stdout, lines } = run(args);
  expect([status, lines]).toEqual([0, []]);
  for (const [name, load] of Object.entries(commands)) {
    const { summary } = await load();
    expect(stdout).toMatch(new RegExp(`^  ${name}( .*)?  ${summary.replace(/[.()+]/g, '\\$&')}$`, 'm'));
  }
});

test.each([
  ['facade', 'help', 'import'],
  ['facade', 'import', '--help'],
])('%s %s %s shows the arguments of one command', async (...args) => {
  const { status, stdout, lines } = run(args);
  expect([status, lines]).toEqual([0, []]);
  expect(stdout).toMatch(/^npm run facade -- import FILE /);
  expect(stdout).toMatch(/^npm run facade -- import --undo N/m);
  expect(stdout).toContain(`\n${(await commands.import?.())?.summary}\n`);
});

test.each(['nonsense', 'constructor', '--help me'])('there is no command "%s": one line, exit 1', (name) => {
  const { status, lines, stdout } = run(['facade', name]);
  expect([status, stdout, lines]).toEqual([
    1,
    '',
    [`facade: there is no command "${name}"; \`npm run facade -- help\` lists them`],
  ]);
});

test('output that is no longer read (`… | head`) ends a command without a stack trace', async () => {
  const { stdout, stderr } = spawn(process.execPath, [MAIN, 'facade', 'help'], {
    env: { ...process.env, FACADE_DATA: folder, NODE_OPTIONS: '' },
  });
  stdout.destroy();
  expect(await text(stderr)).toBe('');
});

test('publish needs an existing section, import a file', () => {
  for (const args of [['publish'], ['publish', 'mf-nothing']]) {
    expect(run(['facade', ...args])).toMatchObject({ status: 1, lines: [expect.stringMatching(/which section\?/)] });
  }
  expect(run(['facade', 'import'])).toMatchObject({ status: 1, lines: [expect.stringMatching(/which file\?/)] });
});

test('status of a site where nothing was published', () => {
  expect(run(['facade', 'status'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^registry revision 0/) });
});

test('a folder that cannot be written to: one line, exit 1', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  for (const data of [file, join(file, 'below'), '/proc/facade']) {
    const { status, lines } = run(['start'], { FACADE_DATA: data });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`facade: cannot write to ${data} (`)]);
  }
});

test('an invalid port: one line, exit 1', () => {
  expect(run(['start'], { PORT: 'x' })).toMatchObject({ status: 1, lines: [expect.stringContaining('not "x"')] });
});

describe('with a port that is taken', () => {
  let other: Server;
  beforeEach((done) => {
    other = createServer().listen(0, '0.0.0.0', done);
  });
  afterEach((done) => {
    other.close(done);
  });

  test('start reports it before it builds anything: one line, exit 1', () => {
    const { port } = other.address() as { port: number };
    const { status, lines, stdout } = run(['start'], { PORT: String(port) });
    expect([status, stdout]).toEqual([1, '']);
    expect(lines).toEqual([`facade: port ${port} is in use; choose another: PORT=8081 npm start`]);
  });
});
