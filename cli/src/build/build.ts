import type { Command } from '../commands/command.ts';
import { buildShellWhenChanged } from './builds.ts';

export const build: Command = {
  usage: '',
  summary: 'Builds the shell if its sources changed, for servers that a service manager starts.',
  async run() {
    await buildShellWhenChanged();
    console.log('the shell is built');
  },
};
