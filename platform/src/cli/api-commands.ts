import { join, resolve } from 'node:path';
import { type Command, CommandError } from './command.ts';
import { runProgram } from './run-program.ts';
import { dataFolder } from './site-folders.ts';

/** Runs a program of the api on this site's data and waits for its end. */
export const runApiProgram = (program: string, args: string[]): Promise<void> =>
  runProgram(join('api/src/commands', program), args, { FACADE_DATA: dataFolder() });

export const importFeed: Command = {
  usage: 'FILE',
  summary: "Loads the agency's properties from a CRM feed and reports what is wrong with it, record by record.",
  async run([file, ...options]) {
    if (!file) throw new CommandError('which file? npm run facade -- import FILE');
    await runApiProgram('import.ts', [resolve(file), ...options]);
  },
};

export const owner: Command = {
  usage: 'add EMAIL --name NAME --properties 1,2',
  summary: 'Gives an owner an account to follow their properties.',
  run: (args) => runApiProgram('owner.ts', args),
};
