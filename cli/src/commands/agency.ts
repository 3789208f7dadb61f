import { resolve } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import { PATHS } from '../workspace.ts';
import { type Command, CommandError } from './command.ts';

export const agency: Command = {
  usage: 'new FOLDER [--name NAME] [--languages nl,fr] [--colour #1F3A5F] … [--yes]',
  summary:
    'Asks a few questions and creates a complete content folder: pages, legal texts, menu, logo. --yes asks nothing and uses suggestions for missing flags.',
  async run([action, folder, ...flags]) {
    if (action !== 'new' || !folder) throw new CommandError('which folder? npm run facade -- agency new FOLDER');
    await runProgram(`${PATHS.apiCommands}/agency.ts`, [action, resolve(folder), ...flags], {}, 'inherit');
  },
};
