import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { runCommand } from '../process/run-program.ts';
import { dataFolder } from '../site/data-folder.ts';
import { PATHS, ROOT } from '../workspace.ts';
import { findOrInstallHeadless } from './browser.ts';
import { findOrUnpackNginx } from './nginx.ts';
import {
  type Duration,
  jestDurations,
  playwrightDurations,
  readJest,
  readPlaywright,
  slowestOf,
  type Tally,
} from './read-reports.ts';
import { failuresOf, quickVerifications, runGroups, unitTestReports, verifications } from './verify.ts';

export const test: Command = {
  usage: '[--all | --quick]',
  summary:
    'Checks everything and runs all tests, journeys in a real browser included. --all: also those of unchanged tools. --quick: a minute of checks and of the unit tests nearest to what changed since main.',
  async run(args) {
    const { all, quick } = readFlags(args, { all: { type: 'boolean' }, quick: { type: 'boolean' } });
    const data = dataFolder();
    if (quick) return runGroups(quickVerifications(unitTestReports(data)));
    const units = unitTestReports(data);
    const journeys = join(data, 'journeys.json');
    for (const report of [...Object.values(units), journeys]) rmSync(report, { force: true });
    const failures: string[] = [];
    for (const group of [...verifications(units, all), [() => runJourneys(journeys)]]) {
      failures.push(...(await failuresOf(group)).map(({ message }) => message));
    }
    printSlowest([
      ...Object.values(units).flatMap((report) => jestDurations(report, ROOT)),
      ...playwrightDurations(journeys),
    ]);
    const tally = sum([...Object.values(units).map((report) => readJest(report, ROOT)), readPlaywright(journeys)]);
    for (const failure of failures) console.error(`facade: ${failure}`);
    for (const name of tally.failed) console.error(`facade: failed: ${name}`);
    for (const name of tally.flaky) console.error(`facade: flaky, passed only on a retry: ${name}`);
    // A failed check counts too: the summary must not read "0 failed" then.
    console.log(`${tally.passed} passed, ${Math.max(tally.failed.length, failures.length)} failed`);
    if (failures.length > 0 || tally.failed.length > 0 || tally.passed === 0) process.exitCode = 1;
  },
};

async function runJourneys(report: string): Promise<void> {
  const browser = await step('finding a browser', findOrInstallHeadless);
  const nginx = await step('finding nginx', findOrUnpackNginx);
  await step('journeys', () =>
    runCommand(join(ROOT, PATHS.playwright), ['test', '--config', PATHS.journeys], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(browser ? { FACADE_CHROMIUM: browser } : {}),
      ...(nginx ? { FACADE_NGINX: nginx } : {}),
    }),
  );
}

/** Where the time went: what a run takes is worth as much care as what it proves. */
function printSlowest(durations: Duration[]): void {
  console.log('The slowest test files:');
  for (const line of slowestOf(durations, 30)) console.log(line);
}

const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  flaky: tallies.flatMap(({ flaky }) => flaky),
});
