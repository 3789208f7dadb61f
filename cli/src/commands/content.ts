import { resolve } from 'node:path';
import { runApiProgram } from './api-commands.ts';
import { type Command, CommandError } from './command.ts';
import { withWholePath } from './whole-path.ts';

export const content: Command = {
  usage: 'check [FOLDER] | schemas [--out FOLDER]',
  summary:
    'Says everything that is wrong with a content folder, by default the one of this site: file, line and field; writes the JSON Schemas by which editors complete its files.',
  async run([action, ...args]) {
    if (action === 'schemas') return runApiProgram('content.ts', [action, ...withWholePath('--out', args)]);
    if (action !== 'check') throw new CommandError('which one? npm run facade -- content check [FOLDER]');
    await runApiProgram('content.ts', [action, ...args.map((folder) => resolve(folder))]);
  },
};
