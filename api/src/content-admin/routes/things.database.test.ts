import { rm } from 'node:fs/promises';
import { until } from '@facade/server-kit/until';
import type { WebsiteAnswer } from '@facade/shared-domain/model';
import { describeDatabase } from '../../testing/described-database.ts';
import { editedSite, HOME, titles } from './testing/edited-site.ts';

describeDatabase('things of the site that managers edit', (db) => {
  const edited = editedSite(db);
  const { write, read, get, thing, history, post, save, path } = edited;

  test('may be an article with a file for each language', async () => {
    const id = 'articles/services/fees';
    const { groups, version } = await thing(id);
    const values = Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));
    expect(values.body).toEqual({
      nl: '# Tarief\n\nZie [diensten](/services/).',
      fr: 'Voir [services](/services/).',
      en: '',
    });
    const typed = { title: { nl: 'Ereloon', fr: '', en: 'Fees' }, body: { nl: 'Kort.', fr: '', en: 'Short.' } };
    expect((await save(id, typed, version)).statusCode).toBe(204);
    expect(await read(`${id}/nl.md`)).toBe('---\ntitle: Ereloon\nslug: ereloon\nsummary: Wat het kost.\n---\nKort.\n');
    expect(await read(`${id}/en.md`)).toBe('---\ntitle: Fees\n---\n\nShort.\n');
    await expect(read(`${id}/fr.md`)).rejects.toMatchObject({ code: 'ENOENT' });
    const [edit] = (await history(id)).edits;
    expect((await post({ thing: id, edit: edit?.id }, '/undo')).statusCode).toBe(204);
    expect(await read(`${id}/fr.md`)).toContain('Honoraires');
    await expect(read(`${id}/en.md`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.each([
    ['Windows line endings', '', '\r\n'],
    ['a byte order mark', '\uFEFF', '\n'],
    ['both', '\uFEFF', '\r\n'],
  ])('may be files with %s, which stay', async (_, mark, end) => {
    const asSaved = (text: string) => mark + text.replaceAll('\n', end);
    const id = 'articles/services/fees';
    const article = await read(`${id}/nl.md`);
    await write(`${id}/nl.md`, asSaved(article));
    await write('pages/home.yaml', asSaved(HOME));
    const { groups, version } = await thing(id);
    const values = Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])));
    expect(values).toMatchObject({
      title: { nl: 'Ereloon' },
      body: { nl: '# Tarief\n\nZie [diensten](/services/).' },
    });
    const title = { ...(values.title as object), nl: 'Kosten' };
    expect((await save(id, { title }, version)).statusCode).toBe(204);
    expect(await read(`${id}/nl.md`)).toBe(asSaved(article.replace('title: Ereloon', 'title: Kosten')));
    expect((await save('pages/home.yaml', titles('Dag'))).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toBe(asSaved(HOME.replace('Welkom', 'Dag')));
    const [edit] = (await history(id)).edits;
    expect(edit?.canUndo).toBe(true);
    expect((await post({ thing: id, edit: edit?.id }, '/undo')).statusCode).toBe(204);
    expect(await read(`${id}/nl.md`)).toBe(asSaved(article));
    await write(`${id}/nl.md`, article);
  });

  test('may be the menu, and a new popup', async () => {
    const { groups } = await thing('menu.yaml');
    const [home, hidden, services, blog] = (groups[0]?.fields[0]?.value ?? []) as {
      from: string;
      page: string;
      labels: object;
      children: [];
    }[];
    expect([home?.page, hidden?.page, services?.from]).toEqual(['/', '/hidden/', '0']);
    const added = { from: null, page: '/services/fees/', labels: { nl: 'Prijs', fr: '', en: '' }, children: [] };
    const answer = await save('menu.yaml', { menu: [services, home, { ...blog, children: [added] }] });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await read('menu.yaml')).toContain(
      '  children:\n    - page: /services/fees/\n      sort: 0\n      label:\n        nl: Prijs\n',
    );
    const wrong = await save('menu.yaml', { menu: [{ ...home, page: '/nergens/' }] });
    expect(wrong.json().errors).toEqual([{ path: 'menu[0].page', message: expect.stringContaining('bestaat niet') }]);

    const popup = {
      enabled: true,
      delay: 3,
      title: { nl: 'Gesloten', fr: '', en: '' },
      text: { nl: 'Tot *maandag*.', fr: '', en: '' },
    };
    expect((await save('popup.yaml', popup)).statusCode).toBe(204);
    expect(await read('popup.yaml')).toBe(
      'enabled: true\ndelay: 3\ntitle:\n  nl: Gesloten\ntext:\n  nl: Tot *maandag*.\n',
    );
  });

  test('are links whose text is the same in all languages', async () => {
    const before = await read('footer.yaml');
    await write('footer.yaml', 'columns:\n  - links: [{ label: Begin, link: / }]\ncopyright: Wij\n');
    const wrong = { from: '0', page: '/', labels: { nl: '{WRONG}', fr: '{WRONG}', en: '{WRONG}' }, children: [] };
    const answer = await save('footer.yaml', { 'columns[0].links': [wrong] });
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, 'columns[0].links[0].label:nl']);
    await write('footer.yaml', before);
  });

  test('are links that are added, moved and removed', async () => {
    const { groups } = await thing('footer.yaml');
    const links = groups.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'links');
    const name = links?.name ?? '';
    const before = await read('footer.yaml');
    const added = (page: string, nl: string) => ({ from: null, page, labels: { nl, fr: 'Contact' }, children: [] });
    const all = (links?.value ?? []) as object[];
    const wrong = await save('footer.yaml', { [name]: [...all, added('/nowhere/', '')] });
    expect(wrong.statusCode).toBe(422);
    expect(
      wrong
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual([`${name}[${all.length}].label:nl`, `${name}[${all.length}].link`]);
    expect((await save('footer.yaml', { [name]: [added('/', 'Begin'), ...all] })).statusCode).toBe(204);
    const { groups: saved } = await thing('footer.yaml');
    const after = saved.flatMap(({ fields }) => fields).find((field) => field.name === name)?.value;
    expect(after).toEqual([
      { from: '0', page: '/', labels: { nl: 'Begin', fr: 'Contact', en: '' }, children: [] },
      ...(all as { from: string }[]).map((entry, index) => ({ ...entry, from: String(index + 1) })),
    ]);
    expect((await save('footer.yaml', { [name]: (after as object[]).slice(1) })).statusCode).toBe(204);
    expect(await read('footer.yaml')).toBe(before);
  });

  test('are shown as the site would show them', async () => {
    const answer = await post({ text: '**{AGENCY}** <script>x</script>', language: 'nl' }, '/text');
    expect(answer.json()).toEqual({ html: '<p><strong>Testkantoor</strong> </p>' });
  });

  test('can be previewed before they are saved', async () => {
    const { version } = await thing('pages/home.yaml');
    const answer = await post({ thing: 'pages/home.yaml', version, values: titles('Straks') }, '/preview');
    const [, token = ''] = /^\/preview\/([\w-]+)\/\?page=\/nl\/$/.exec(answer.json().path) ?? [];
    expect(token).not.toBe('');
    const asked = { url: '/api/content/?lang=nl&path=/', headers: { 'x-facade-preview': token } };
    expect((await edited.site.test.api.inject(asked)).json().title?.text).toBe('Straks');
    expect(await read('pages/home.yaml')).toBe(HOME);
    const wrong = await post({ thing: 'pages/home.yaml', version, values: titles('') }, '/preview');
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'title:nl']);
  });

  test('can be previewed on their own page, published or not', async () => {
    const draft =
      'id: 77\ntype: page\nstatus: Draft\npath: /soon/\npaths: { nl: /binnenkort/ }\ntitle: { nl: Binnenkort }\n';
    await write('pages/soon.yaml', draft);
    const isKnown = async () =>
      (await get<WebsiteAnswer>('?lang=nl')).things.some(({ id }) => id === 'pages/soon.yaml');
    await until(isKnown);
    const { version } = await thing('pages/soon.yaml');
    const answer = await post({ thing: 'pages/soon.yaml', version, values: titles('Weldra', '') }, '/preview');
    expect(answer.json().path).toMatch(/^\/preview\/[\w-]+\/\?page=\/nl\/binnenkort\/$/);
    await rm(path('pages/soon.yaml'));
  });
});
