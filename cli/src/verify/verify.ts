import { join } from 'node:path';
import { readOptionalSection } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { check } from '../release/check.ts';
import { assertSection } from '../release/find-section.ts';
import { dataFolder } from '../site/data-folder.ts';
import { formatOfChanges, testsOfChanges } from './quick.ts';
import { checkSampleAgency } from './sample-agency-checks.ts';
import { deadCode, format, importRules, testsIn, testsOf, typesOf } from './tools.ts';

/** Files for the machine-readable results of the tests. */
export const unitTestReports = (data: string) => ({
  packages: join(data, 'unit-tests.json'),
  sampleAgency: join(data, 'sample-agency-tests.json'),
});

type Check = () => Promise<void>;

/**
 * Every check that needs no running site, fastest to find an error first. Those of a group run at the same time: each but the tests
 * leaves processors idle. @param all also unchanged parts that passed before
 */
export const verifications = (reports: ReturnType<typeof unitTestReports>, all = false): Check[][] => [
  [
    () => step('format and lint', () => format()),
    () => step('types', () => typesOf('tsconfig.json')),
    () => step('import rules', () => importRules()),
    () => step('dead code', deadCode),
  ],
  [() => step('tests', () => testsOf('jest.config.mjs', reports.packages))],
  [() => checkSampleAgency(reports.sampleAgency, all)],
];

/** Runs the checks at the same time and waits for all of them. @returns the errors of those that fail */
export async function failuresOf(group: Check[]): Promise<Error[]> {
  const results = await Promise.allSettled(group.map((check) => check()));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
}

/** The same for one section: its types, which take a tenth of the time, and the contract gate in place of the tests of all others. */
const sectionVerifications = (section: string): Check[][] => [
  [
    () => step('format and lint', () => format([section])),
    () => step('types', () => typesOf(join(section, 'tsconfig.json'))),
    () => step('import rules', () => importRules(section)),
  ],
  [() => step('tests', () => testsIn([`/${section}/src/`]))],
  [() => step('contract gate', () => check.run([section]))],
];

/** What is worth a minute before each commit: the checks that find most, and the unit tests nearest to what changed since `main`. */
export const quickVerifications = (reports: ReturnType<typeof unitTestReports>): Check[][] => [
  [
    () => step('format and lint', formatOfChanges),
    () => step('types', () => typesOf('tsconfig.json')),
    () => step('import rules', () => importRules()),
  ],
  [() => step('tests', () => testsOfChanges(reports.packages))],
];

export const verify: Command = {
  usage: '[SECTION] [--all]',
  summary: 'Checks format, lint, types, import rules and dead code, and runs all tests but the browser journeys.',
  async run(args) {
    const { section, flags } = readOptionalSection(args, { all: { type: 'boolean' } });
    if (section !== undefined) assertSection(section);
    const groups = section ? sectionVerifications(section) : verifications(unitTestReports(dataFolder()), flags.all);
    await runGroups(groups);
  },
};

/** Stops after the first group with a failure, and throws it. */
export async function runGroups(groups: Check[][]): Promise<void> {
  for (const group of groups) {
    const [first] = await failuresOf(group);
    if (first) throw first;
  }
}
