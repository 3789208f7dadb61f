import { existsSync, readFileSync } from 'node:fs';

/** How a run of tests ended. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of tests that failed, and passed when they were tried again; they count as passed. */
  flaky: string[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Reads the JSON report of Playwright; nothing has run where there is none. */
export function readPlaywright(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0, flaky: [] };
  const { stats, suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap(flakyIn) };
}

function flakyIn({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const names = [...own.map((spec) => spec.title), ...suites.flatMap(flakyIn)];
  return names.map((name) => `${title}: ${name}`);
}
