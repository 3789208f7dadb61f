import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs lines of a program that has `log`, with its standard output on this file or read here. */
async function run(lines: string, output: 'pipe' | number = 'pipe') {
  const program = `
    import { endOnUncaught, openLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
    const log = openLog('info');
    endOnUncaught(log);
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', output, 'pipe'],
    env: { PATH: process.env.PATH },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [code, written, errors] = await Promise.all([
    ended,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return {
    code,
    errors,
    lines: written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe('the log', () => {
  test.each([
    ['an uncaught error', 'setTimeout(() => { throw new Error("lost", { cause: new Error("deeper") }); });'],
    ['an unhandled rejection', 'void Promise.reject(new Error("lost", { cause: new Error("deeper") }));'],
  ])('contains the stack and causes of the error that ended the process: %s', async (_what, line) => {
    const { code, lines } = await run(`${line} setInterval(() => {}, 1000);`);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.objectContaining({ level: 60, msg: 'the api ends: an error was not caught' })]);
    expect(lines[0].err.stack).toMatch(/lost[\s\S]*at [\s\S]*caused by: Error: deeper[\s\S]*at /);
  });

  const onFullDisk = existsSync('/dev/full') ? it : it.skip;
  onFullDisk('does not end the process when its lines cannot be written', async () => {
    const { code, errors } = await run(
      'for (let n = 0; n < 100; n += 1) log.info({ text: "x".repeat(50_000) }, "line"); setTimeout(() => process.exit(7), 100);',
      openSync('/dev/full', 'w'),
    );
    expect({ code, errors }).toEqual({ code: 7, errors: '' });
  });
});
