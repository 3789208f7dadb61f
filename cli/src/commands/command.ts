import { plainText } from '@facade/platform/registry/plain-text';

/** One command of the command line. `run` throws `CommandError` for what its user can mend. */
export interface Command {
  /** What follows the name, as the help prints it. */
  usage: string;
  summary: string;
  run(args: string[]): Promise<void>;
}

/** Printed without a stack: one line, or one for each cause. What it quotes cannot add another, or colour it. */
export class CommandError extends Error {
  readonly lines: string[];

  constructor(...lines: string[]) {
    const plain = lines.map(plainText);
    super(plain.join('\n'));
    this.lines = plain;
  }
}

/** Another program has failed and printed why: nothing more is to be said. */
export class AlreadySaid extends CommandError {}
