import { PassThrough } from 'node:stream';
import { assertConfirmed } from './confirmed.ts';

function terminal(answer: string, isTTY = true) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()].map((stream) => Object.assign(stream, { isTTY }));
  stdin?.write(`${answer}\n`);
  return { stdin, stdout } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'>;
}

test.each(['y', 'Yes '])('goes on after %s', async (answer) => {
  const { stdin, stdout } = terminal(answer);
  await assertConfirmed('Really?', undefined, { stdin, stdout });
  expect(String(stdout.read())).toContain('Really? [y/N] ');
});

test.each(['', 'n', 'maybe'])('changes nothing after "%s"', async (answer) => {
  await expect(assertConfirmed('Really?', undefined, terminal(answer))).rejects.toThrow('nothing was changed');
});

test('asks neither a script nor somebody who has answered already', async () => {
  for (const [yes, answering] of [
    [undefined, terminal('n', false)],
    [true, terminal('n')],
  ] as const) {
    await assertConfirmed('Really?', yes, answering);
    expect(answering.stdout.read()).toBeNull();
  }
});
