import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/run-program.ts';
import { dataFolder } from '../site/data-folder.ts';
import { toolOf } from '../workspace.ts';
import { readFailedFiles, secondReport } from './read-reports.ts';

const IMPORT_RULES = join(import.meta.dirname, '../checks/import-rules.ts');

/** @param places files and folders below the root; all of it by default */
export const format = (places = ['.']): Promise<void> =>
  runCommand(toolOf('biome'), ['check', '--no-errors-on-unmatched', ...places]);
/** Checks again only what depends on a change since the last time. */
export const typesOf = (project: string): Promise<void> =>
  runCommand(toolOf('tsc'), [
    ...['-p', project, '--incremental'],
    ...['--tsBuildInfoFile', join(dataFolder(), 'types', `${project.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`)],
  ]);
export const deadCode = (): Promise<void> => runCommand(toolOf('knip'), []);
/** @param section follows only what it imports */
export const importRules = (section?: string): Promise<void> =>
  runCommand(process.execPath, [IMPORT_RULES, ...(section ? [section] : [])]);

/** Twice as long as all tests together on two cores. Each test has its own timeout, but not what a file loads, nor what stops at the end. */
const LONGEST_RUN = 50 * 60_000;

/** If more files fail, the cause is not a busy machine. */
const MOST_TRIED_AGAIN = 10;

/**
 * The tests of a Jest configuration. In CI, failed files are retried once, as journeys are: a busy machine may be late once, a
 * real fault fails every time. The second report is at {@link secondReport}.
 * @param report file for the machine-readable result
 */
export async function testsOf(config: string, report: string): Promise<void> {
  for (const old of [report, secondReport(report)]) rmSync(old, { force: true });
  const run = (to: string, ...files: string[]) =>
    // What a failed test left open must not hold up the run.
    runJest('--config', config, '--maxWorkers=3', '--forceExit', '--json', `--outputFile=${to}`, ...files);
  try {
    await run(report);
  } catch (error) {
    const files = readFailedFiles(report);
    if (!process.env.CI || files.length === 0 || files.length > MOST_TRIED_AGAIN) throw error;
    await run(secondReport(report), '--runTestsByPath', ...files);
  }
}

/** @param places parts of the paths of test files */
export const testsIn = (places: string[]): Promise<void> => runJest('--maxWorkers=2', '--forceExit', ...places);

const runJest = (...args: string[]): Promise<void> =>
  runCommand(
    toolOf('jest'),
    args,
    { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    { limit: LONGEST_RUN },
  );
