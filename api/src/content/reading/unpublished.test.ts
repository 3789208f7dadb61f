import { formatProblem } from '../../kernel/source-files/problem.ts';
import { contentPageFor } from '../answers/content-page-for.ts';
import { menuFor } from '../answers/menu-for.ts';
import { context, smallFolder, withFolder } from '../testing/small-folder.ts';
import { readerFor } from './files/reader.ts';
import { type LoadOptions, loadContent } from './load-content.ts';

const load = (options: LoadOptions, changes: Record<string, string | null> = {}) =>
  withFolder(changes, (folder) => loadContent(folder, options));

async function contentOf(options: LoadOptions, changes: Record<string, string | null> = {}) {
  const result = await load(options, changes);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.content;
}

const edits = (files: Record<string, string | null>) => ({ edits: new Map(Object.entries(files)) });

describe('edits', () => {
  const home = smallFolder['pages/home.yaml'] ?? '';

  test('replace, add and remove files of the folder, which stays unchanged', async () => {
    const content = await contentOf(
      edits({
        'pages/home.yaml': home.replace('Welkom', 'Hallo'),
        'pages/new.yaml': 'id: 20\npath: /new/\ntitle: { nl: Nieuw }\n',
        'pages/blog.yaml': null,
        'menu.yaml': '- { page: /new/, sort: 1 }\n',
      }),
    );
    expect([...content.places.keys()].sort()).toEqual(['/', '/new/', '/services/', '/services/fees/']);
    expect(contentPageFor(content, '/', 'nl', context)?.title).toMatchObject({ text: 'Hallo' });
    expect(menuFor(readerFor(content, 'nl', context)).map(({ label }) => label)).toEqual(['Nieuw']);
  });

  test('change the revision, and restore it when they match the folder', async () => {
    const plain = await contentOf({});
    const changed = await contentOf(edits({ 'pages/home.yaml': home.replace('Welkom', 'Hallo') }));
    const same = await contentOf(edits({ 'pages/home.yaml': home }));
    expect(changed.revision).not.toBe(plain.revision);
    expect(same.revision).toBe(plain.revision);
  });

  test('are checked like a folder: file, line and field', async () => {
    const result = await load(edits({ 'pages/home.yaml': home.replace('id: 0', 'id: none'), 'zzzzzzzz.yaml': 'a: 1' }));
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'zzzzzzzz.yaml: is not a file the site knows; check its name and its place',
      'pages/home.yaml, line 2, id: must be a number',
    ]);
  });
});

describe('unpublished content', () => {
  const modules = `modules:\n  - { id: 1, show: text, status: Draft, text: { nl: Later } }\n`;
  const changes = {
    'pages/services.yaml': `${smallFolder['pages/services.yaml']}${modules}`,
    'articles/services/soon/article.yaml': 'id: 6\nstatus: Draft\n',
    'articles/services/soon/nl.md': '---\ntitle: Straks\n---\nBinnenkort.\n',
    'popup.yaml': 'enabled: false\ntitle: { nl: Open }\ntext: { nl: Kom langs }\n',
    'footer.yaml':
      "columns:\n  - links: [{ label: Straks, link: /services/ }]\n    text: { public: false, nl: Nooit }\ncopyright: '©'\n",
  };

  test('is not on the site', async () => {
    const content = await contentOf({}, changes);
    expect([...content.places.keys()]).not.toContain('/hidden/');
    expect(content.popup?.enabled).toBe(false);
  });

  test('is published together with everything else: page, article, module, menu entry, top bar, popup; hidden texts stay hidden', async () => {
    const content = await contentOf({ unpublished: true }, changes);
    expect([...content.places.keys()]).toEqual(expect.arrayContaining(['/hidden/', '/services/soon/']));
    expect(menuFor(readerFor(content, 'nl', context)).map(({ label }) => label)).toContain('Nog niet klaar');
    expect(contentPageFor(content, '/services/', 'nl', context)?.modules).toHaveLength(1);
    expect(content.topBar.map(({ status }) => status)).toEqual(['on', 'on']);
    expect(content.popup?.enabled).toBe(true);
    expect(content.footer.columns[0]?.text?.public).toBe(false);
    expect(content.revision).not.toBe((await contentOf({}, changes)).revision);
  });

  test('may be linked to', async () => {
    const footer = { 'footer.yaml': "columns:\n  - links: [{ label: Straks, link: /hidden/ }]\ncopyright: '©'\n" };
    expect((await load({}, footer)).ok).toBe(false);
    expect((await load({ unpublished: true }, footer)).ok).toBe(true);
  });

  test('is reported if it collides with a published page of the same address', async () => {
    const second = { 'pages/second.yaml': 'id: 21\nstatus: Draft\npath: /services/\ntitle: { nl: Nieuwer }\n' };
    expect((await load({}, second)).ok).toBe(true);
    const result = await load({ unpublished: true }, second);
    expect(result.ok ? [] : result.problems.map(formatProblem).join()).toContain('is also the address of');
  });
});
