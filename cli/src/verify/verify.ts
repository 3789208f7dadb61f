import { join } from 'node:path';
import { readOptionalSection } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { check } from '../release/check.ts';
import { assertSection } from '../release/find-section.ts';
import { dataFolder } from '../site/data-folder.ts';
import { boundaries, deadCode, format, sectionTests, types, unitTests } from './tools.ts';

/** Every check that needs no running site, in the order in which a mistake is most quickly found. */
export const verifications = (report: string): (() => Promise<void>)[] => [
  () => step('format and lint', () => format()),
  () => step('types', types),
  () => step('boundaries', boundaries),
  () => step('dead code', deadCode),
  () => step('tests', () => unitTests(report)),
];

/** The same for one section, and the contract gate in place of the tests of all others. */
const sectionVerifications = (section: string): (() => Promise<void>)[] => [
  () => step('format and lint', () => format(section)),
  () => step('types', types),
  () => step('boundaries', boundaries),
  () => step('tests', () => sectionTests(section)),
  () => step('contract gate', () => check.run([section])),
];

export const verify: Command = {
  usage: '[SECTION]',
  summary: 'Checks format, lint, types, boundaries and dead code, and runs all tests but the browser journeys.',
  async run(args) {
    const { section } = readOptionalSection(args, {});
    if (section !== undefined) assertSection(section);
    const checks = section ? sectionVerifications(section) : verifications(join(dataFolder(), 'unit-tests.json'));
    for (const verification of checks) await verification();
  },
};
