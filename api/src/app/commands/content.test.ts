import { withFolder } from '../../content/testing/small-folder.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { runProgram } from '../../testing/run-program.ts';

const content = (...args: string[]) => runCommandHere('content.ts', {}, args);
const check = (changes: Record<string, string | null>) =>
  withFolder(changes, async (folder) => {
    const { code, output, errors } = await content('check', folder);
    const lines = (text: string) => text.replaceAll(folder, 'FOLDER').split('\n').filter(Boolean);
    return { code, output: lines(output), errors: lines(errors) };
  });

const home = `id: 0
type: home
path: /
title: { nl: Welkom, fr: Bienvenue, en: Welcome }
`;

test('a valid folder ends with 0 and with notes', async () => {
  const { code, output, errors } = await check({ 'pages/home.yaml': home });
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(output).toContain(
    'note   articles/services/fees/en.md: the file is missing; the site shows the text of the default language',
  );
  expect(output).toContain(
    'note   pages/services.yaml:6:1 title: has no text in en; the site shows that of the default language',
  );
  expect(output.join('\n')).not.toMatch(/pages\/home\.yaml|columns\[0\]\.title/);
  expect(output.at(-1)).toMatch(/^FOLDER is valid: 0 errors, [1-9]\d* notes\.$/);
});

test('all problems are reported at once, with their place and what to do', async () => {
  const { code, errors } = await check({
    'setings.yaml': '',
    'look.yaml': 'colors:\n  primery: "#17362E"\nheader: { logoPositon: left }\n',
    'pages/home.yaml': `${home}baner: {}\nmodules:\n  - { id: 1, show: text, text: { nl: 'Zie [hier](/servces/) ![](onee)' } }\n`,
    'pages/services.yaml': 'id: 10\npath: /services/\npaths: { nl: /blog/ }\ntitle: Diensten\n',
    'pictures.yaml': '- id: one\n  alt: Gevel\n  file: pictures/none.jpg\n',
    'footer.yaml': 'columns: []\ncopyright: { fr: Agence }\n',
  });
  expect(code).toBe(1);
  expect(errors).toEqual([
    'error  footer.yaml:2:12 copyright.nl: is missing; the default language needs a text',
    'error  look.yaml:2:3 colors.primery: is not a known field; did you mean "primary"?',
    'error  look.yaml:3:11 header.logoPositon: is not a known field; did you mean "logoPosition"?',
    'error  pages/home.yaml:5:1 baner: is not a known field of this file; did you mean "banner"?',
    'error  pages/home.yaml:7:38 modules[0].text.nl: "/servces/" leads to no page of the site; did you mean "/services/"?',
    'error  pages/services.yaml:2:7 path: "/nl/blog/" is also the address of pages/blog.yaml',
    'error  pictures.yaml:3:9 [0].file: "pictures/none.jpg" does not exist or is not a picture',
    'error  setings.yaml: is not a file the site knows; did you mean "settings.yaml"?',
    expect.stringMatching(/^FOLDER is invalid: 8 errors, \d+ notes\.$/),
  ]);
});

test.each([
  [['chek'], 'Usage: content'],
  [['check', 'one', 'other'], 'Usage: content'],
])('%j is refused with a message', async (args, words) => {
  expect(await content(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(words) });
});

test('a folder that is not there is refused with a message', async () => {
  const { code, errors } = await runProgram('app/commands/content.ts', {}, ['check', '/nowhere/at/all']).ended;
  expect([code, errors]).toEqual([1, expect.stringContaining('there is no such folder')]);
});
