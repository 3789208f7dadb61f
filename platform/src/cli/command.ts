/** One command of the command line. `run` throws `CommandError` for what its user can mend. */
export interface Command {
  /** What follows the name, as the help prints it. */
  usage: string;
  summary: string;
  run(args: string[]): Promise<void>;
}

/** Printed as one line, without a stack. */
export class CommandError extends Error {}

/** Another program has failed and printed why: nothing more is to be said. */
export class AlreadySaid extends CommandError {}
