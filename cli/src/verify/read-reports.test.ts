import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  jestDurations,
  playwrightDurations,
  readFailedFiles,
  readJest,
  readPlaywright,
  secondReport,
  slowestOf,
} from './read-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Playwright: a test that passed only on a retry counts as passed and is named; a failed one is named, too', () => {
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

describe('Jest', () => {
  const file = (name: string, status: string, ...tests: [string, string][]) => ({
    name: `/site/api/${name}.test.ts`,
    status,
    assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
  });
  const write = (report: string, ...testResults: ReturnType<typeof file>[]) =>
    writeFileSync(report, JSON.stringify({ testResults }));
  const first = () => join(folder, 'units.json');

  test('failed tests are named, and files that could not be run', () => {
    const sum = file('sum', 'failed', ['adds', 'passed'], ['skips', 'pending'], ['divides', 'failed']);
    write(first(), sum, file('typo', 'failed'), file('good', 'passed', ['holds', 'passed']));
    expect(readFailedFiles(first())).toEqual(['/site/api/sum.test.ts', '/site/api/typo.test.ts']);
    expect(readJest(first(), '/site')).toEqual({
      passed: 2,
      failed: ['api/sum.test.ts: divides', 'api/typo.test.ts: the file itself'],
      flaky: [],
    });
    expect(readJest(join(folder, 'none.json'), '/site')).toEqual({ passed: 0, failed: [], flaky: [] });
  });

  test('a test that passed only on a retry counts as passed, and is named', () => {
    write(
      first(),
      file('good', 'passed', ['holds', 'passed']),
      file('sum', 'failed', ['adds', 'passed'], ['waits', 'failed'], ['divides', 'failed']),
      file('late', 'failed'),
    );
    write(
      secondReport(first()),
      file('sum', 'failed', ['adds', 'passed'], ['waits', 'passed'], ['divides', 'failed']),
      file('late', 'passed', ['comes', 'passed'], ['goes', 'passed']),
    );
    expect(readJest(first(), '/site')).toEqual({
      passed: 5,
      failed: ['api/sum.test.ts: divides'],
      flaky: ['api/sum.test.ts: waits', 'api/late.test.ts: the file itself'],
    });
  });
});

test('the files that took longest come first, units and journeys together', () => {
  const [units, journeys] = [join(folder, 'units.json'), join(folder, 'journeys.json')];
  const file = (name: string, startTime: number, endTime: number) => ({ name: `/site/${name}`, startTime, endTime });
  writeFileSync(
    units,
    JSON.stringify({ testResults: [file('api/sum.test.ts', 500, 2500), file('api/a.test.ts', 0, 9)] }),
  );
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suite = {
    title: 'owner/login.test.ts',
    specs: [spec(1000, 1500)],
    suites: [{ title: 'twice', specs: [spec(500)] }],
  };
  writeFileSync(journeys, JSON.stringify({ config: { rootDir: '/site/e2e' }, suites: [suite] }));
  expect(slowestOf([...jestDurations(units, '/site'), ...playwrightDurations(journeys)], 2)).toEqual([
    '     3.0 s  e2e/owner/login.test.ts',
    '     2.0 s  api/sum.test.ts',
  ]);
  expect(playwrightDurations(join(folder, 'none.json'))).toEqual([]);
});
