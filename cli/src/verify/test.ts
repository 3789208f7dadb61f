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
import { readJest, readPlaywright, type Tally } from './read-reports.ts';
import { failuresOf, unitTestReports, verifications } from './verify.ts';

export const test: Command = {
  usage: '[--all]',
  summary:
    'Checks everything and runs all tests, journeys in a real browser included. --all: also those of unchanged tools.',
  async run(args) {
    const { all } = readFlags(args, { all: { type: 'boolean' } });
    const data = dataFolder();
    const units = unitTestReports(data);
    const journeys = join(data, 'journeys.json');
    for (const report of [...Object.values(units), journeys]) rmSync(report, { force: true });
    const failures: string[] = [];
    for (const group of [...verifications(units, all), [() => runJourneys(journeys)]]) {
      failures.push(...(await failuresOf(group)).map(({ message }) => message));
    }
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

const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  flaky: tallies.flatMap(({ flaky }) => flaky),
});
