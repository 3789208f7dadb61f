import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER } from '@facade/platform/contract/compiler';
import { readFlags } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { runCommand } from '../process/run-program.ts';
import { check } from '../release/check.ts';
import { findSections, ROOT, toolOf } from '../workspace.ts';

/** Jest loads packages that are ES modules. */
const TESTS = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

export const verify: Command = {
  usage: '',
  summary: 'Checks the types of the section and its tests, runs its tests and examples, and asks the gate.',
  async run(args) {
    readFlags(args, {});
    await step('types', () => runCommand(process.execPath, [COMPILER, '-p', join(ROOT, 'tsconfig.json')]));
    const jest = toolOf('jest');
    if (!existsSync(jest)) throw new CommandError('its tests need Jest: npm install --save-dev jest');
    await step('tests', () => runCommand(jest, ['--passWithNoTests'], TESTS));
    await step('contract gate', () => check.run(findSections()));
  },
};
