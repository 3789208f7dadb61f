import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { runProgram } from '../../testing/run-program.ts';
import { contentPageFor, enabledLanguages, loadContent, siteFor } from '../index.ts';
import { context } from '../testing/small-folder.ts';

const SECOND = join(process.cwd(), 'tools/second-agency');
const SAMPLE = join(process.cwd(), 'tools/sample-agency/content');

let folder: string;
let own: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facade-second-'));
  own = join(folder, 'content');
  const answers: string[] = JSON.parse(readFileSync(join(SECOND, 'answers.json'), 'utf8'));
  const { errors } = await runCommandHere('agency.ts', {}, ['new', own, '--yes', ...answers]);
  expect(errors).toBe('');
  cpSync(join(SECOND, 'content'), own, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const contentOf = async (place: string) => {
  const result = await loadContent(place);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
};

test('is valid in every language it has', async () => {
  expect((await contentOf(own)).notes).toEqual([]);
});

test('differs from the sample agency’s site by its folder alone', async () => {
  const [{ content: second }, { content: sample }] = [await contentOf(own), await contentOf(SAMPLE)];
  const [theirs, ours] = [siteFor(second, 'fr', context), siteFor(sample, 'fr', context)];
  for (const token of ['primary', 'accent', 'paper', 'radius', 'font-display', 'font-text'])
    expect([token, theirs.theme[token]]).not.toEqual([token, ours.theme[token]]);
  for (const part of ['agency', 'header', 'menu', 'topBar', 'footer'] as const)
    expect(theirs[part]).not.toEqual(ours[part]);
  expect(theirs.header.logo).toBeDefined();
  expect(second.logo).not.toEqual(sample.logo);
  expect(enabledLanguages(second)).toEqual(['de', 'nl', 'fr']);
  expect(enabledLanguages(sample)).not.toContain('de');
  const home = contentPageFor(second, '/', 'de', context);
  expect(home?.banner).toMatchObject({ type: 'gallery', title: { text: 'Wohnen am Rand des Venns', language: 'de' } });
});

test('has six homes with German texts', async () => {
  const env = { FACADE_DATA: join(folder, 'data'), FACADE_CONTENT: own };
  await addEmbedded(env.FACADE_DATA);
  const feed = join(SECOND, 'feed/homes.csv');
  const { output } = await runProgram('app/commands/import.ts', env, [feed, '--dry-run']).ended;
  expect(output).toContain('There would be 6 properties (6 new');
});
