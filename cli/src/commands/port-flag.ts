import { port, Wrong } from '@facade/server-kit/environment';
import { CommandError } from './command.ts';

/** The port of `--port`. Throws a one-line error if it is not a port. */
export function portFlag(given: string | undefined, fallback: number): number {
  const value = port(fallback)(given);
  if (value instanceof Wrong) throw new CommandError(...value.messages.map((message) => `--port ${message}`));
  return value;
}
