import { pointAtProblem } from '../../kernel/source-files/problem.ts';
import { siteFor } from '../answers/site-for.ts';
import { contentWith, context, problemsWith, withFolder } from '../testing/small-folder.ts';
import { loadContent } from './load-content.ts';

const wording = `
shell:
  menu.open: 'Menu van {AGENCY}'
mf-listings:
  list.total_one: '{{count}} woning'
`;

test('is shown to visitors of that language, with words in braces filled in; other sites have none', async () => {
  const content = await contentWith({ 'wording/nl.yaml': wording });
  expect(siteFor(content, 'nl', context).wording).toEqual({
    shell: { 'menu.open': 'Menu van Testkantoor' },
    'mf-listings': { 'list.total_one': '{{count}} woning' },
  });
  const french = siteFor(content, 'fr', context);
  expect(french).not.toHaveProperty('wording');
  expect(french.revision).toBe(siteFor(await contentWith(), 'fr', context).revision);
});

test.each([
  [
    'wording/es.yaml',
    'shell: { menu: Menú }',
    'wording/es.yaml: "es" is not a language of the site; it knows nl, fr, en, de',
  ],
  [
    'wording/nl.yaml',
    'menu: { open: Menu }',
    'wording/nl.yaml, line 1, menu: must be shell or the name of a section, like mf-listings',
  ],
  [
    'wording/nl.yaml',
    'shell: { menu: { open: Menu } }',
    'wording/nl.yaml, line 1, shell.menu: must be a text (between quotes if it looks like a number)',
  ],
  [
    'wording/nl.yaml',
    'shell: { menu: "{AGENCE}" }',
    'wording/nl.yaml, line 1, shell.menu: {AGENCE} is not a word the site can replace',
  ],
])('%s with %j is reported', async (file, text, line) => {
  expect(await problemsWith({ [file]: text })).toEqual([line]);
});

test('is checked against the texts of the sections, if they are known', async () => {
  const known = { shell: { 'menu.open': 'Menu' }, 'mf-listings': { 'list.total_one': '{{count}} pand' } };
  const text = `
mf-listings:
  list.total_one: '{{ count }} woning van {{all}}'
  list.totl_one: woning
shel:
  menu.open: Menu
`;
  const found = (file: string) =>
    withFolder({ 'wording/nl.yaml': file }, async (folder) => {
      const result = await loadContent(folder, { knownTexts: known });
      return result.ok ? [] : result.problems.map(pointAtProblem);
    });
  expect(await found(wording)).toEqual([]);
  // An impossible section name is already refused by its schema.
  expect(await found(text.replace('shel:', 'mf-listing:'))).toEqual([
    'wording/nl.yaml:3:19 mf-listings: list.total_one: {{all}} is not filled in here; the text of the site is: {{count}} pand',
    'wording/nl.yaml:4:3 mf-listings: list.totl_one: is not a text of mf-listings; did you mean "list.total_one"?',
    'wording/nl.yaml:5:1 mf-listing: is not a section of this site; did you mean "mf-listings"?',
  ]);
});
