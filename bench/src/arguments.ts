import { parseArgs } from 'node:util';

export interface BenchArguments<Part extends string> {
  parts: Part[];
  /** File for the figures as JSON. */
  json?: string;
  rounds: number;
}

const ROUNDS = 5;

/** Parses the command line; without parts, all parts are measured. Throws with the reason. */
export function readArguments<Part extends string>(args: string[], known: readonly Part[]): BenchArguments<Part> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'string' }, rounds: { type: 'string' } },
  });
  const unknown = positionals.filter((part) => !(known as readonly string[]).includes(part));
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}; the parts are ${known.join(', ')}`);
  const rounds = Number(values.rounds ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be 1 or more, not "${values.rounds}"`);
  return {
    parts: known.filter((part) => positionals.length === 0 || positionals.includes(part)),
    json: values.json,
    rounds,
  };
}
