import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { runCommand } from '../process/run-program.ts';
import { ROOT, toolOf } from '../workspace.ts';
import { newName, scaffold } from './scaffold.ts';
import { WORKSPACE_SECTION } from './template.ts';

export const newSection: Command = {
  usage: 'mf-NAME',
  summary: 'Creates a section with a page, a fragment, texts in four languages and tests, ready to be published.',
  async run(args) {
    const name = newName(ROOT, readArguments(args, {}).section);
    const files = scaffold(ROOT, name, WORKSPACE_SECTION);
    try {
      // Also writes the section into the lockfile. Its dependencies are installed: others use them.
      await step('linking its packages', () =>
        runCommand('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--loglevel=error']),
      );
      await runCommand(toolOf('biome'), ['check', '--write', '--log-level=error', name]);
    } catch (error) {
      rmSync(join(ROOT, name), { recursive: true, force: true });
      throw new CommandError(`${name} was not created: ${(error as Error).message}`);
    }
    console.log(`${name} created, ${files.length} files. Next: npm run facade -- dev ${name}`);
  },
};
