import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How a run of tests ended. */
export interface Tally {
  passed: number;
  /** Names of tests that failed, and of files that could not be run. */
  failed: string[];
  /** Names of tests that failed, and passed when they were tried again; they count as passed. */
  flaky: string[];
}

interface JestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: JestTest[] }[];
}

interface JestTest {
  fullName: string;
  status: string;
  /** How often it was tried. */
  invocations?: number;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const NOTHING_RAN: Tally = { passed: 0, failed: [], flaky: [] };

/** Reads the JSON report of Jest; nothing has run where there is none. @param root folder that the names of files begin at */
export function readJest(report: string, root: string): Tally {
  if (!existsSync(report)) return NOTHING_RAN;
  const { numPassedTests, testResults }: JestReport = JSON.parse(readFileSync(report, 'utf8'));
  const named = (which: (test: JestTest) => boolean) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(which).map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
    );
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name }) => `${relative(root, name)}: the file itself`);
  return {
    passed: numPassedTests,
    failed: [...named(hasFailed), ...broken],
    flaky: named(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
  };
}

const hasFailed = ({ status }: JestTest): boolean => status === 'failed';

/** Reads the JSON report of Playwright; nothing has run where there is none. */
export function readPlaywright(report: string): Tally {
  if (!existsSync(report)) return NOTHING_RAN;
  const { stats, suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
  const named = (status: string) => suites.flatMap((suite: Suite) => namesIn(suite, status));
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}

function namesIn({ title, suites = [], specs = [] }: Suite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title);
  return [...own, ...suites.flatMap((suite) => namesIn(suite, status))].map((name) => `${title}: ${name}`);
}
