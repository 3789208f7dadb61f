import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Result of a test run. */
export interface Tally {
  passed: number;
  /** Names of tests that failed, and of files that could not be run. */
  failed: string[];
  /** Names of tests that passed only on a retry; they count as passed. */
  flaky: string[];
}

/** How long a test file took: all its tests and what they start. */
export interface Duration {
  file: string;
  seconds: number;
}

interface JestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results?: { duration: number }[] }[] }[];
}

/** Report of the retried files of Jest. @param report of the first run */
export const secondReport = (report: string): string => report.replace(/\.json$/, '-again.json');

/** Paths of the files that failed, from the JSON report of Jest; empty if there is no report. */
export const readFailedFiles = (report: string): string[] =>
  readFiles(report).flatMap(({ name, status }) => (status === 'failed' ? [name] : []));

/**
 * Reads the JSON report of Jest, and of the retried files; an empty result if there is none. @param root folder that file names
 * are relative to
 */
export function readJest(report: string, root: string): Tally {
  const first = readFiles(report);
  const again = readFiles(secondReport(report));
  const last = first.map((file) => again.find(({ name }) => name === file.name) ?? file);
  const named = (files: JestFile[]) => files.flatMap((file) => namesOfFailed(file, relative(root, file.name)));
  const failed = named(last);
  return {
    passed: last.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length,
    failed,
    flaky: named(first).filter((name) => !failed.includes(name)),
  };
}

const readFiles = (report: string): JestFile[] =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];

/** From the JSON report of Jest. @param root folder that file names are relative to */
export const jestDurations = (report: string, root: string): Duration[] =>
  readFiles(report).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** From the JSON report of Playwright, retries included. */
export function playwrightDurations(report: string): Duration[] {
  if (!existsSync(report)) return [];
  const { config, suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
  return suites.map((suite: Suite) => ({
    file: join(basename(config.rootDir), suite.title),
    seconds: durationOf(suite) / 1000,
  }));
}

const durationOf = ({ suites = [], specs = [] }: Suite): number =>
  [
    ...suites.map(durationOf),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))),
  ].reduce((total, duration) => total + duration, 0);

/** The files that took longest, a line each. */
export const slowestOf = (durations: Duration[], count: number): string[] =>
  durations
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);

function namesOfFailed({ status, assertionResults }: JestFile, path: string): string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${path}: ${fullName}`);
  return status === 'failed' && failed.length === 0 ? [`${path}: the file itself`] : failed;
}

/** Reads the JSON report of Playwright; an empty result if there is none. */
export function readPlaywright(report: string): Tally {
  if (!existsSync(report)) return { passed: 0, failed: [], flaky: [] };
  const { stats, suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
  const named = (status: string) => suites.flatMap((suite: Suite) => namesIn(suite, status));
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}

function namesIn({ title, suites = [], specs = [] }: Suite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title);
  return [...own, ...suites.flatMap((suite) => namesIn(suite, status))].map((name) => `${title}: ${name}`);
}
