import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJest, readPlaywright } from './read-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Playwright: a test that passed only at its second try is passed, and named; so is one that failed', () => {
  const report = join(folder, 'journeys.json');
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const limits = {
    title: 'limits.test.ts',
    specs: [spec('slow', 'flaky'), spec('fast', 'expected'), spec('wrong', 'unexpected')],
  };
  const nested = { title: 'owner.test.ts', suites: [{ title: 'login', specs: [spec('twice', 'flaky')] }] };
  writeFileSync(
    report,
    JSON.stringify({ suites: [limits, nested], stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 } }),
  );
  expect(readPlaywright(report)).toEqual({
    passed: 3,
    failed: ['limits.test.ts: wrong'],
    flaky: ['limits.test.ts: slow', 'owner.test.ts: login: twice'],
  });
  expect(readPlaywright(join(folder, 'none.json'))).toEqual({ passed: 0, failed: [], flaky: [] });
});

test('Jest: the same, and a file that could not be run is named', () => {
  const report = join(folder, 'units.json');
  const assertionResults = [
    { fullName: 'adds', status: 'passed', invocations: 1 },
    { fullName: 'waits', status: 'passed', invocations: 2 },
    { fullName: 'divides', status: 'failed', invocations: 2 },
  ];
  const testResults = [
    { name: '/site/api/sum.test.ts', status: 'failed', assertionResults },
    { name: '/site/api/typo.test.ts', status: 'failed', assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ numPassedTests: 2, testResults }));
  expect(readJest(report, '/site')).toEqual({
    passed: 2,
    failed: ['api/sum.test.ts: divides', 'api/typo.test.ts: the file itself'],
    flaky: ['api/sum.test.ts: waits'],
  });
  expect(readJest(join(folder, 'none.json'), '/site')).toEqual({ passed: 0, failed: [], flaky: [] });
});
