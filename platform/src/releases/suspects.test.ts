import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Suspects } from './suspects.ts';

let data: string;
let now: number;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-suspects-'));
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(data, { recursive: true });
});
const MINUTE = 60_000;

test('a release that cost a process twice within ten minutes must not be opened, for a day', () => {
  new Suspects(data).note('mf-a', '2', 'boom');
  expect(new Suspects(data).against('mf-a', '2')).toBeNull();
  now += 9 * MINUTE;
  new Suspects(data).note('mf-a', '2', 'boom again');
  expect(new Suspects(data).against('mf-a', '2')).toMatch(/twice within ten minutes: boom again$/);
  now += 23 * 60 * MINUTE;
  expect(new Suspects(data).against('mf-a', '2')).not.toBeNull();
  now += 61 * MINUTE;
  expect(new Suspects(data).against('mf-a', '2')).toBeNull();
  expect(readdirSync(join(data, 'cache/suspects'))).toEqual([]);
});

test('ends that are further apart, or of other releases, are counted apart', () => {
  const suspects = new Suspects(data);
  suspects.note('mf-a', '2', 'boom');
  now += 1;
  suspects.note('mf-a', '3', 'boom');
  now += 1;
  suspects.note('mf-b', '2', 'boom');
  now += 11 * MINUTE;
  suspects.note('mf-a', '2', 'boom');
  expect([suspects.against('mf-a', '2'), suspects.against('mf-a', '3'), suspects.against('mf-b', '2')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('ignores what is damaged', () => {
  const suspects = new Suspects(data);
  suspects.note('mf-b', '1', 'bang');
  mkdirSync(join(data, 'cache/suspects'), { recursive: true });
  writeFileSync(join(data, 'cache/suspects/9.json'), '{"sec');
  suspects.note('mf-b', '1', 'bang');
  expect(suspects.against('mf-b', '1')).toMatch(/bang$/);
});
