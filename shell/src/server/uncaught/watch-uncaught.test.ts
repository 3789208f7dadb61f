import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-uncaught-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const file = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** Runs this code of a section in a process of its own, which prints what failed and then that it is still there. */
function runSection(code: string, shellCode = '') {
  const program = `
    import { Suspects } from '@facade/platform/suspects';
    import { loadCommonJs } from ${file('../../library-insides/node/load-commonjs.ts')};
    import { watchUncaught } from ${file('watch-uncaught.ts')};
    const log = { error: ({ err, times }, message) => console.log('log', message, times, String(err)), fatal: (_, message) => console.log('log', message) };
    const failed = ({ section, release }, error) => console.log('failed', section, release, String(error));
    watchUncaught({ suspects: new Suspects(${JSON.stringify(data)}), failed, log });
    const files = new Map([['node/a.cjs', Buffer.from(${JSON.stringify(`exports.run = (call) => { ${code} };`)})]]);
    setTimeout(() => console.log('still there'), 120);
    try {
      loadCommonJs(files, 'node/a.cjs', 'mf-a@1.2.3').run((then) => { ${shellCode} });
    } catch (error) { console.log('render', error.message); }
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const folder = join(data, 'cache/suspects');
  let suspects: { section: string; release: string; why: string }[] = [];
  try {
    suspects = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {}
  return { status, lines: stdout.trim().split('\n'), suspects };
}

test.each([
  ['a rejection after an await', "void (async () => { await null; throw new Error('late'); })()", 'Error: late'],
  ['an exception in a timer', "setTimeout(() => { throw new Error('late'); }, 5)", 'Error: late'],
  ['an exception of the language', 'queueMicrotask(() => null.x)', 'TypeError: Cannot read'],
  [
    'its attempt to end the process, later',
    'setTimeout(() => process.exit(7), 5)',
    'a section may not call process.exit()',
  ],
  [
    'a rejection whose cause is its error',
    "Promise.reject(Object.assign(new Error('x'), { stack: 'x', cause: new Error('y') }))",
    'Error: x',
  ],
])('%s fails the release, and the process continues', (_what, code, error) => {
  const { status, lines, suspects } = runSection(code);
  expect(lines).toEqual([expect.stringMatching(/^failed mf-a 1\.2\.3 /), 'still there']);
  expect(lines[0]).toContain(error);
  expect([status, suspects]).toEqual([0, []]);
});

test.each(['exit(7)', 'reallyExit(7)', 'abort()', "kill(process.pid, 'SIGKILL')"])(
  'process.%s of a section throws where it is called',
  (call) => {
    const { status, lines } = runSection(`process.${call}`);
    expect(lines).toEqual([expect.stringMatching(/^render a section may not call process\./), 'still there']);
    expect(status).toBe(0);
  },
);

test('an exception that interrupts code of the shell ends the process, and the suspect is noted', () => {
  const { status, lines, suspects } = runSection(
    "call(() => { throw new Error('late'); })",
    'setTimeout(() => then(), 5)',
  );
  expect(lines).toEqual(['log the shell ends: an error was not caught']);
  expect(status).toBe(1);
  expect(suspects).toMatchObject([{ section: 'mf-a', release: '1.2.3', why: 'Error: late' }]);
});

test('a rejection of unknown origin is logged, an exception ends the process without a suspect', () => {
  expect(runSection("Promise.reject('text'); Promise.reject('more')").lines).toEqual([
    'log a promise was rejected and nothing handled it 1 text',
    'still there',
  ]);
  const { status, lines, suspects } = runSection('call()', "setTimeout(() => { throw new Error('own'); }, 5)");
  expect([status, lines, suspects]).toEqual([1, ['log the shell ends: an error was not caught'], []]);
});
