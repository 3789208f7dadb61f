import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';

const FOLDER = 'docs/decisions';
const MOST_WORDS = 700;
const records = readdirSync(join(ROOT, FOLDER)).filter((file) => file !== 'README.md');
const links = (text: string) => [...text.matchAll(/\]\((\d{3}-[a-z0-9-]+\.md)\)/g)].map(([, file]) => file);

test.each(records)('%s has a title, a date and a status', (file) => {
  const [title = '', , status = ''] = readText(`${FOLDER}/${file}`).split('\n');
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
  expect(status).toMatch(/^2\d{3}-[01]\d-[0-3]\d · (In force|Superseded( in part)?( by|:) .*\[\d{3}\])/);
  for (const other of links(status)) expect(records).toContain(other);
});

test.each(records)('%s is short: what takes longer is in an appendix', (file) => {
  const [body = ''] = readText(`${FOLDER}/${file}`).split('\n## Appendix');
  expect(body.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});

test('numbers are used once', () => {
  expect(records.map((file) => file.slice(0, 3))).toEqual([...new Set(records.map((file) => file.slice(0, 3)))]);
});

test('the index has each record once, under its title', () => {
  const listed = [...readText(`${FOLDER}/README.md`).matchAll(/^- \[\d{3}\]\((.*?)\) (.*)$/gm)];
  const titles = records.map((file) => [file, readText(`${FOLDER}/${file}`).split('\n')[0]?.slice('# 001 '.length)]);
  expect(listed.map(([, file, title]) => [file, title]).sort()).toEqual(titles.sort());
});
