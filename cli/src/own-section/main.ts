#!/usr/bin/env node
import { CommandError } from '../commands/command.ts';
import { reportFailure } from '../commands/report-failure.ts';
import { endWithOutput } from '../process/end-with-output.ts';
import { readConfig } from './section-config.ts';

/** Entry of the installed program `facade`, for a section with its own project. */
async function main(args: string[]): Promise<void> {
  // Older ones cannot read the configuration, and say so with a stack.
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new CommandError(`this needs Node.js 24 or later, and is run by ${process.version}`);
  const { site } = await readConfig(process.cwd());
  process.env.FACADE_SITE ??= site;
  // Modules find the folder of the project when they are loaded: only now it is certain that there is one.
  const [{ runCommandLine }, { commands }] = await Promise.all([
    import('../commands/help.ts'),
    import('./commands.ts'),
  ]);
  await runCommandLine(commands, args);
}

endWithOutput();
main(process.argv.slice(2)).catch(reportFailure);
