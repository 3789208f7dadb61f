import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@facade/shared-domain/model';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { runProgram } from '../../testing/run-program.ts';
import { loadContent, siteFor } from '../index.ts';
import { EXAMPLE_AGENCY } from '../schema/example-agency.ts';
import { context } from '../testing/small-folder.ts';
import { QUESTIONS } from './answers.ts';
import { initialsOf } from './logo-file.ts';

let folder: string;
const agency = (...args: string[]) => runCommandHere('agency.ts', {}, args);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-agency-kit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('facade agency new', () => {
  test('suggests only valid answers', () => {
    expect(QUESTIONS.map(({ suggestion, problem }) => problem(suggestion))).toEqual(QUESTIONS.map(() => null));
  });

  test('writes a folder in which every text exists in every language', async () => {
    const own = join(folder, 'own');
    const flags = ['--name', 'Dépôt "Nord": {1}', '--languages', 'de, fr,nl,en', '--city', 'Eupen', '--zip', '4700'];
    const { code, output, errors } = await agency('new', own, ...flags, '--yes');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('Still to be corrected in it: colour, street, location, phone');
    const result = await loadContent(own);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.notes.map(({ field, line, message }) => [field, line !== null, message])).toEqual(
      (['phone', 'email', 'licence', 'companyNumber'] as const).map((field) => [
        `agency.${field}`,
        true,
        `"${EXAMPLE_AGENCY[field]}" is an example; write your own before \`public: true\``,
      ]),
    );
    const settingsFile = join(own, 'settings.yaml');
    const written = await readFile(settingsFile, 'utf8');
    await writeFile(settingsFile, written.replace('public: false', 'public: true'));
    expect(await loadContent(own)).toMatchObject({ ok: false, problems: { length: 4 } });
    await writeFile(settingsFile, written);
    const { settings, logo, places } = result.content;
    expect(settings.agency.name).toBe('Dépôt "Nord": {1}');
    expect(settings).toMatchObject({ languageDefault: 'de', public: false, agency: { zip: '4700', city: 'Eupen' } });
    expect(logo?.source).toMatch(/^data:image\/svg/);
    expect([...places.keys()]).toEqual(
      expect.arrayContaining(['/privacy/', '/cookie-policy/', '/disclaimer/', '/about/']),
    );
  });

  test.each([
    [['--languages', 'nl,es'], '--languages must be some of nl, fr, en, de'],
    [['--zip', '78000'], '--zip is not a Belgian postal code'],
    [['--phone', '068'], '--phone must be written like'],
    [['--email', 'nobody'], '--email is not an email address'],
    [['--company-number', '1'], '--company-number must be written like'],
    [['--location', '50'], '--location must be latitude and longitude'],
    [['--colour', 'red'], '--colour must be a colour'],
    [['--colour', '#FFFF00'], '--colour is too hard to see'],
    [['--name', ''], '--name is missing'],
    [['--color', '#112233'], 'Usage: agency new'],
  ])('%j is refused with a message, and nothing is written', async (flags, words) => {
    const { code, errors } = await agency('new', join(folder, 'wrong'), '--yes', ...flags);
    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
    expect((await loadContent(join(folder, 'wrong'))).ok).toBe(false);
  });

  test('writes into no folder that has files, and does not prompt without a terminal', async () => {
    expect(await agency('new', join(process.cwd(), 'docs'), '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not empty'),
    });
    expect(await runProgram('app/commands/agency.ts', {}, ['new', join(folder, 'silent')]).ended).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--name is missing'),
    });
  });

  test.each([
    ['Janssens & Dupont', 'JD'],
    ['cardamine', 'C'],
    ['L’Éclat de l’Escaut', 'LD'],
    ['4 Vents', 'V'],
  ])('draws %s as %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  test.each(['privacy', 'cookie-policy', 'disclaimer'])('has the %s text of the sample agency', async (article) => {
    for (const language of ['nl', 'fr', 'en']) {
      const textIn = (place: string) =>
        readFile(join(process.cwd(), place, `articles/${article}/${language}.md`), 'utf8');
      expect(await textIn('api/src/content/agency-kit/template')).toBe(await textIn('tools/sample-agency/content'));
    }
  });
});

describe('a new folder', () => {
  let own: string;
  beforeAll(async () => {
    own = join(folder, 'served');
    await agency('new', own, '--yes', '--languages', LANGUAGES.join(','));
  });

  test.each(LANGUAGES)('links only to pages that exist, from menu, top bar and footer, in %s', async (language) => {
    const result = await loadContent(own);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const { menu, topBar, footer } = siteFor(result.content, language, context);
    const links = linksIn([menu, topBar, footer]).filter((link) => link.startsWith('/'));
    expect(links.length).toBeGreaterThan(15);
    const addresses = [...result.content.places.values()].map(({ paths }) => paths[language]);
    expect(links.filter((link) => !addresses.includes(link))).toEqual([]);
  });

  test('has an empty table of homes, and an example that can be imported', async () => {
    const dry = (file: string) =>
      runProgram('app/commands/import.ts', { FACADE_DATA: join(folder, 'data'), FACADE_CONTENT: own }, [
        join(own, 'feed', file),
        '--dry-run',
      ]).ended;
    await addEmbedded(join(folder, 'data'));
    const { output } = await dry('example.csv');
    expect(output).toContain('There would be 2 properties (2 new');
    // It is written in the languages of most agencies; this one has two more.
    expect(output.match(/^warning.*$/gm)).toEqual(['warning  feed: Description has no text in en, de (2): 4127, 4128']);
    // An empty table takes no homes off the site.
    expect(await dry('homes.csv')).toMatchObject({ code: 1, errors: expect.stringContaining('has no homes') });
  });
});

/** Every address somewhere in a value. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /^(link|path|href)$/.test(key) ? [inner] : linksIn(inner),
  );
}
