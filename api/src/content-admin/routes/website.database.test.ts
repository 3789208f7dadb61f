import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import type { WebsiteAnswer } from '@facade/shared-domain/model';
import { describeDatabase } from '../../testing/described-database.ts';
import { editedSite, HOME, titles } from './testing/edited-site.ts';

describeDatabase('edits of the site by managers', (db) => {
  const edited = editedSite(db);
  const { write, read, get, thing, history, post, save, path } = edited;

  test('cover pages, articles and the parts around them', async () => {
    const { things, canWrite, staff } = await get<WebsiteAnswer>('?lang=fr');
    expect(canWrite).toBe(true);
    expect(staff.name).toBe('Mia');
    expect(things.find(({ id }) => id === 'pages/home.yaml')).toEqual({
      id: 'pages/home.yaml',
      kind: 'page',
      title: 'Bienvenue',
      path: '/fr/',
      isPublished: true,
      missing: ['fr', 'en'],
    });
    expect(things.filter(({ kind }) => kind !== 'page').map(({ id }) => id)).toEqual([
      'menu.yaml',
      'popup.yaml',
      'top-bar.yaml',
      'footer.yaml',
      'articles/services/fees',
    ]);
  });

  test('change the file, without touching the rest, and the site', async () => {
    expect((await save('pages/home.yaml', titles('Dag allemaal'))).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toBe(HOME.replace('Welkom', 'Dag allemaal'));
    await until(async () => {
      const { title } = (await edited.site.test.api.inject('/api/content/?lang=nl&path=/')).json();
      return title?.text === 'Dag allemaal';
    });
    const { edits } = await history('pages/home.yaml');
    expect(edits[0]).toMatchObject({ by: 'Mia', undoes: null, canUndo: true });
    expect(edits[0]?.files[0]?.lines.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'gap', text: '' },
      { kind: 'removed', text: 'title: { nl: Welkom, fr: Bienvenue } # short' },
      { kind: 'added', text: 'title: { nl: Dag allemaal, fr: Bienvenue } # short' },
      { kind: 'gap', text: '' },
    ]);
  });

  test('are refused after another edit, with the editor’s name if it was made here', async () => {
    const { version } = await thing('pages/home.yaml');
    expect((await save('pages/home.yaml', titles('Eerst'))).statusCode).toBe(204);
    const late = await save('pages/home.yaml', titles('Te laat'), version);
    expect([late.statusCode, late.json().errors[0].message]).toEqual([409, expect.stringContaining('door Mia')]);
    await write('pages/home.yaml', HOME.replace('Welkom', 'Met de hand'));
    const later = await save('pages/home.yaml', titles('Te laat'), version);
    expect([later.statusCode, later.json().errors[0].message]).toEqual([409, expect.stringContaining('op de server')]);
    expect(await read('pages/home.yaml')).toContain('Met de hand');
  });

  test('are written one after the other', async () => {
    const { version } = await thing('pages/home.yaml');
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save('pages/home.yaml', titles(name), version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  });

  test('are not saved if the site would be invalid, with an error beside the field', async () => {
    const before = await read('pages/home.yaml');
    const answer = await save('pages/home.yaml', {
      ...titles(''),
      'modules[0].text': { nl: 'Zie [dit](/nergens/)', fr: 'Le {MOT}', en: '' },
      'banner.videoUrl': 'film',
    });
    expect(answer.statusCode).toBe(422);
    const errors = Object.fromEntries(
      answer.json().errors.map(({ path, message }: Record<string, string>) => [path, message]),
    );
    expect(errors).toMatchObject({
      'title:nl': expect.stringContaining('Vul dit veld in'),
      'modules[0].text:nl': expect.stringContaining('leidt naar geen pagina'),
      'modules[0].text:fr': expect.stringContaining('{MOT}'),
      'banner.videoUrl': expect.stringContaining('https://'),
    });
    expect(await read('pages/home.yaml')).toBe(before);
    const elsewhere = await save('pages/services.yaml', { status: 'Draft' });
    expect(elsewhere.json().errors[0]).toMatchObject({ path: '', message: expect.stringContaining('footer.yaml') });
    for (const values of [
      { title: 'x' },
      { unknown: 'x' },
      { 'banner.type': 'circus' },
      { 'banner.pictures': ['none'] },
    ])
      expect([values, (await save('pages/home.yaml', values)).statusCode]).toEqual([values, 422]);
  });

  test('give a page without a banner one, of the kind that the form shows', async () => {
    await write('pages/services.yaml', (await read('pages/services.yaml')).replace(/^banner:(\n {2}.*)*\n/m, ''));
    const { groups } = await thing('pages/services.yaml');
    const type = groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'banner.type');
    expect(type?.value).toBe('color');
    expect((await save('pages/services.yaml', { 'banner.title': { nl: 'Diensten' } })).statusCode).toBe(204);
    expect(await read('pages/services.yaml')).toMatch(/^banner:\n {2}type: color\n {2}title:\n {4}nl: Diensten$/m);
  });

  test('refuse a banner of a kind that lacks its picture or film, under that field', async () => {
    const lacks = async (values: object) => {
      const answer = await save('pages/home.yaml', values);
      return [answer.statusCode, ...(answer.json().errors ?? []).map(({ path }: { path: string }) => path)];
    };
    expect(await lacks({ 'banner.pictures': [] })).toEqual([422, 'banner.pictures']);
    expect(await lacks({ 'banner.type': 'gallery', 'banner.pictures': [] })).toEqual([422, 'banner.pictures']);
    expect(await lacks({ 'banner.type': 'video' })).toEqual([422, 'banner.videoUrl']);
    expect((await save('pages/home.yaml', { 'banner.type': 'color', 'banner.pictures': [] })).statusCode).toBe(204);
    const [edit] = (await history('pages/home.yaml')).edits;
    const words = edit?.changes?.map(({ group, label, lines }) => [group, label, ...lines.map(({ text }) => text)]);
    expect(words).toEqual([
      ['banner', 'bannerType', 'image', 'color'],
      ['banner', 'pictures', 'one'],
    ]);
  });

  test('can be undone, and undoing can be undone', async () => {
    await save('pages/home.yaml', titles('Een'));
    await save('pages/home.yaml', titles('Twee'));
    const ids = async () => (await history('pages/home.yaml')).edits;
    const [second, first] = await ids();
    const undo = (edit?: number) => post({ thing: 'pages/home.yaml', edit }, '/undo');
    expect((await undo(first?.id)).statusCode).toBe(409);
    expect((await undo(second?.id)).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toContain('nl: Een,');
    expect((await undo(first?.id)).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toBe(HOME);
    const [last] = await ids();
    expect(last).toMatchObject({ undoes: first?.id, canUndo: true });
    expect((await undo(last?.id)).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toContain('nl: Een,');
    expect((await undo(2_000_000)).statusCode).toBe(404);
    expect((await post({ thing: 'menu.yaml', edit: last?.id }, '/undo')).statusCode).toBe(404);
  });

  test('never touch files outside the folder, or symbolic links', async () => {
    for (const id of [
      '../secret.yaml',
      'pages/../settings.yaml',
      'settings.yaml',
      'pages/',
      '/etc/passwd',
      'constructor',
    ])
      expect([id, (await save(id, {}, '0'.repeat(32))).statusCode]).toEqual([id, 404]);
    const real = path('elsewhere');
    await mkdir(real);
    await rename(path('pages/services.yaml'), join(real, 'services.txt'));
    await symlink(join(real, 'services.txt'), path('pages/services.yaml'));
    const answer = await save('pages/services.yaml', titles('x'), '0'.repeat(32));
    expect([answer.statusCode, answer.json().errors?.[0].message]).toEqual([
      422,
      expect.stringContaining('verwijzing'),
    ]);
    await rm(path('pages/services.yaml'));
    await rename(join(real, 'services.txt'), path('pages/services.yaml'));
    await rm(real, { recursive: true });
  });

  test('are refused to agents and strangers', async () => {
    const an = await edited.site.as('an');
    const asked = [
      { url: '/api/agency/website' },
      { url: '/api/agency/website/thing?id=menu.yaml' },
      { url: '/api/agency/website/history?id=menu.yaml' },
      {
        method: 'POST' as const,
        url: '/api/agency/website',
        payload: { thing: 'menu.yaml', version: '0'.repeat(32), values: {} },
      },
      { method: 'POST' as const, url: '/api/agency/website/undo', payload: { thing: 'menu.yaml', edit: 1 } },
      { method: 'POST' as const, url: '/api/agency/website/text', payload: { text: 'x' } },
    ];
    for (const request of asked) {
      expect([request.url, (await edited.site.test.api.inject({ ...request, cookies: an })).statusCode]).toEqual([
        request.url,
        403,
      ]);
      expect([request.url, (await edited.site.test.api.inject(request)).statusCode]).toEqual([request.url, 401]);
    }
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(
      (await edited.site.test.api.inject({ ...asked[3], cookies: await edited.site.as('mia'), headers } as never))
        .statusCode,
    ).toBe(400);
  });
});
