import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const file = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** Runs this code of a section in a process of its own, which prints what failed and then that it is still there. */
function runSection(code: string, shellCode = '') {
  const program = `
    import { loadCommonJs } from ${file('../../../library-insides/node/load-commonjs.ts')};
    import { watchUncaught } from ${file('watch-uncaught.ts')};
    const marks = { place: undefined };
    watchUncaught(marks, ({ section, release }, error) => console.log('failed', section, release, String(error)));
    const files = new Map([['node/a.cjs', Buffer.from(${JSON.stringify(`exports.run = (call, marks) => { ${code} };`)})]]);
    setTimeout(() => console.log('still there'), 120);
    loadCommonJs(files, 'node/a.cjs', 'mf-a@1.2.3').run((then) => { ${shellCode} }, marks);
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, lines: stdout.trim().split('\n') };
}

test.each([
  ['a rejection after an await', "void (async () => { await null; throw new Error('late'); })()", 'Error: late'],
  ['an exception in a timer', "setTimeout(() => { throw new Error('late'); }, 5)", 'Error: late'],
  ['an exception of the language', 'queueMicrotask(() => null.x)', 'TypeError: Cannot read'],
  [
    'a rejection whose cause is its error',
    "Promise.reject(Object.assign(new Error('x'), { stack: 'x', cause: new Error('y') }))",
    'Error: x',
  ],
])('%s fails the release, and the renderer continues', (_what, code, error) => {
  const { status, lines } = runSection(code);
  expect(lines).toEqual([expect.stringMatching(/^failed mf-a 1\.2\.3 /), 'still there']);
  expect(lines[0]).toContain(error);
  expect(status).toBe(0);
});

test('an exception that interrupts code of the shell fails the release, and the renderer ends', () => {
  const { status, lines } = runSection("call(() => { throw new Error('late'); })", 'setTimeout(() => then(), 5)');
  expect(lines).toEqual(['failed mf-a 1.2.3 Error: late']);
  expect(status).toBe(1);
});

test('without a stack, the release whose code runs is to blame; without one, a rejection is survived and an exception is not', () => {
  const place = "marks.place = { section: 'mf-b', release: '2' };";
  expect(runSection(`${place} Promise.reject('text')`).lines).toEqual(['failed mf-b 2 text', 'still there']);
  expect(runSection("Promise.reject('text')")).toEqual({ status: 0, lines: ['still there'] });
  expect(runSection('call()', "setTimeout(() => { throw new Error('own'); }, 5)")).toEqual({ status: 1, lines: [''] });
});
