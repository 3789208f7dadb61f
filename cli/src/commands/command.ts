import { plainText } from '@facade/platform/registry/plain-text';

/** One command of the command line. `run` throws `CommandError` for errors that the user can fix. */
export interface Command {
  /** Arguments after the name, as the help prints them. */
  usage: string;
  summary: string;
  run(args: string[]): Promise<void>;
}

/** Printed without a stack: one line for each cause. Quoted text cannot add lines or colours. */
export class CommandError extends Error {
  readonly lines: string[];

  constructor(...lines: string[]) {
    const plain = lines.map(plainText);
    super(plain.join('\n'));
    this.lines = plain;
  }
}

/** Another program failed and already printed the reason. */
export class AlreadyReported extends CommandError {}
