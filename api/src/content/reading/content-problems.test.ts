import { changedFile } from '../testing/changed-file.ts';
import { problemsWith } from '../testing/small-folder.ts';
import { loadContent } from './load-content.ts';

describe('an invalid content folder is reported by file, line and field', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['a file is missing', { 'menu.yaml': null }, 'menu.yaml: the file is missing'],
    [
      'a file has another name',
      { 'setings.yaml': 'a: 1' },
      'setings.yaml: is not a file the site knows; did you mean "settings.yaml"?',
    ],
    [
      'a field has another name',
      changedFile('pages/services.yaml', 'aliases:', 'alias:'),
      'pages/services.yaml, line 5, alias: is not a known field of this file',
    ],
    [
      'a field is missing',
      changedFile('settings.yaml', /^ {2}email.*\n/m, ''),
      'settings.yaml, line 3, agency.email: is missing',
    ],
    [
      'a public site has the licence of the example',
      changedFile('settings.yaml', 'BIV 000.001', 'IPI/BIV 000.000'),
      'settings.yaml, line 9, agency.licence: "IPI/BIV 000.000" is an example; write your own, or `public: false`',
    ],
    [
      'a number is not a number',
      changedFile('pages/services.yaml', 'id: 10', 'id: ten'),
      'pages/services.yaml, line 2, id: must be a number',
    ],
    [
      'a word is not in the list',
      changedFile('pages/home.yaml', 'show: category', 'show: categories'),
      'pages/home.yaml, line 11, modules[0].show: must be one of: property-list, project-list, category, article, contact, towns, testimonials, valuation, team, downloads, text, fragment',
    ],
    [
      'a background lacks its colour',
      changedFile('pages/home.yaml', 'show: category', 'background: color, show: category'),
      'pages/home.yaml, line 11, modules[0].backgroundColor: is missing; `background: color` needs it',
    ],
    [
      'no text is readable on a colour',
      changedFile('pages/home.yaml', 'show: category', "background: color, backgroundColor: '#7A7A7A', show: category"),
      'pages/home.yaml, line 11, modules[0].backgroundColor: neither dark nor light text can be read on #7A7A7A: choose a darker or a lighter colour (a contrast of 4.5:1 is needed)',
    ],
    [
      'a text of the footer is unreadable',
      changedFile('footer.yaml', 'copyright', "background: '#FFFFFF'\ncolor: '#CCCCCC'\ncopyright"),
      'footer.yaml, line 6, color: text on #FFFFFF cannot be read: it needs a contrast of 4.5:1',
    ],
    [
      'a language does not exist',
      changedFile('pages/services.yaml', 'fr: Services', 'it: Servizi'),
      'pages/services.yaml, line 6, title.it: is not a language of the site; it knows nl, fr, en and de',
    ],
    [
      'a text file has a language that does not exist',
      { 'articles/services/fees/es.md': '---\ntitle: a\n---\nb' },
      'articles/services/fees/es.md: "es" is not a language of the site; it knows nl, fr, en, de',
    ],
    [
      'the default language has no text',
      changedFile('pages/services.yaml', 'nl: Diensten, ', ''),
      'pages/services.yaml, line 6, title.nl: is missing; the default language needs a text',
    ],
    [
      'an article has no text in the default language',
      { 'articles/services/fees/nl.md': null },
      'articles/services/fees/nl.md: the file is missing; an article needs a text in the default language',
    ],
    [
      'a link leads nowhere',
      changedFile('footer.yaml', '(/services/)', '(/servces/)'),
      'footer.yaml, line 4, columns[0].text.nl: "/servces/" leads to no page of the site; did you mean "/services/"?',
    ],
    [
      'a link in an article leads nowhere',
      changedFile('articles/services/fees/fr.md', '/services/', '/fr/services/'),
      'articles/services/fees/fr.md, body: "/fr/services/" leads to no page: write the path of the page without a language',
    ],
    [
      'a link leads to a draft',
      changedFile('footer.yaml', '(/services/)', '(/hidden/)'),
      'footer.yaml, line 4, columns[0].text.nl: "/hidden/" leads to a page that is not published',
    ],
    [
      'a menu entry names no page',
      changedFile('menu.yaml', 'page: /blog/', 'page: /blogs/'),
      'menu.yaml, line 5, [3].page: "/blogs/" is not the path of a page; did you mean "/blog/"?',
    ],
    [
      'a picture is not listed',
      changedFile('pages/home.yaml', 'pictures: [one]', 'pictures: [two]'),
      'pages/home.yaml, line 8, banner.pictures[0]: "two" is not in pictures.yaml',
    ],
    [
      'a picture file does not exist',
      { 'pictures.yaml': '- { id: one, file: pictures/none.jpg, alt: { nl: Iets } }' },
      'pictures.yaml, line 1, [0].file: "pictures/none.jpg" does not exist or is not a picture',
    ],
    [
      'a word in braces is unknown',
      changedFile('footer.yaml', '{AGENCY}', '{AGENTSCHAP}'),
      'footer.yaml, line 5, copyright: {AGENTSCHAP} is not a word the site can replace',
    ],
    [
      'a colour is unreadable on the colours of the design',
      { 'look.yaml': "colors:\n  ink: '#333333'\n  muted: '#8a8a8a'\n" },
      'look.yaml, line 3, colors.muted: is too hard to see: muted (#8a8a8a) on tint-warm (#f3ebdf) has a contrast of 2.9:1 and needs 4.5:1',
    ],
    [
      'a derived shade is unreadable',
      { 'look.yaml': "colors: { primary: '#5a5a5a' }" },
      'look.yaml, line 1, colors.primary: is too hard to see: primary-muted (#cdcdcd) on primary (#5a5a5a) has a contrast of 4.3:1 and needs 4.5:1',
    ],
    [
      'two pages have one address',
      changedFile('pages/services.yaml', 'nl: /diensten/', 'nl: /blog/'),
      'pages/services.yaml, line 3, path: "/nl/blog/" is also the address of pages/blog.yaml',
    ],
    [
      'a module lacks what it shows',
      changedFile('pages/home.yaml', 'category: services, ', ''),
      'pages/home.yaml, line 11, modules[0].category: is missing; a module that shows "category" needs it',
    ],
    [
      'the default language is switched off',
      changedFile('settings.yaml', 'nl: true', 'nl: false'),
      'settings.yaml, line 13, languageUse.nl: must be true: it is the default language',
    ],
    [
      'an article does not begin with its fields',
      { 'articles/services/fees/nl.md': 'Ereloon' },
      'articles/services/fees/nl.md, line 1: must begin with a line `---`, the fields (`title: …`), and another line `---`',
    ],
  ])('%s', async (_, changes, line) => {
    expect(await problemsWith(changes)).toEqual([line]);
  });

  test('reports all problems at once', async () => {
    const problems = await problemsWith({
      ...changedFile('pages/services.yaml', 'id: 10', 'id: ten'),
      ...changedFile('settings.yaml', 'zip: 7800', 'zip: 780'),
      'look.yaml': "colors: { primary: red, primari: '#000000' }\nradius: big\n",
    });
    expect(problems).toEqual([
      'settings.yaml, line 5, agency.zip: is not a Belgian postal code',
      'look.yaml, line 1, colors.primary: must be a colour like #17362E (between quotes)',
      'look.yaml, line 1, colors.primari: is not a known field; did you mean "primary"?',
      'look.yaml, line 2, radius: must be a length like 14px',
      'pages/services.yaml, line 2, id: must be a number',
    ]);
  });

  test('reports a file that is not valid YAML once, and not every link to it', async () => {
    const problems = await problemsWith({ 'pages/services.yaml': 'id: 10\npath: [/services/\n' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^pages\/services\.yaml, line 3: is not valid YAML: /);
  });

  test('reports that there is no folder', async () => {
    const result = await loadContent('/nowhere/at/all');
    expect(result).toEqual({
      ok: false,
      notes: [],
      problems: [{ file: '/nowhere/at/all', field: '', line: null, message: 'there is no such folder' }],
    });
  });
});
