import { createInterface } from 'node:readline/promises';
import { CommandError } from '../commands/command.ts';

/** The flag that answers in advance. */
export const YES = { yes: { type: 'boolean' } } as const;

/**
 * Asks at a terminal before something that every visitor notices at once. Throws if the answer is not yes. A script has nobody to
 * ask: it does what it says.
 */
export async function assertConfirmed(
  question: string,
  yes: boolean | undefined,
  { stdin: input, stdout: output }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<void> {
  if (yes || !input.isTTY || !output.isTTY) return;
  const terminal = createInterface({ input, output });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('nothing was changed');
  } finally {
    terminal.close();
  }
}
