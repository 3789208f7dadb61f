import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import type { WebsiteAnswer, WebsiteHistory, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { makeFolder } from '../../../content/testing/small-folder.ts';
import { describeEachDatabase } from '../../../testing/each-database.ts';
import { StaffSite } from '../../../testing/staff-site.ts';

const HOME = `# The home page
id: 0
type: home
path: /
title: { nl: Welkom, fr: Bienvenue } # short
banner:
  type: image
  pictures: [one]
modules:
  - { id: 2, show: category, category: services, title: { nl: Diensten } }
`;

describeEachDatabase('what managers edit of the site', (db) => {
  let site: StaffSite;
  let folder: string;
  let mia: Record<string, string>;

  beforeAll(async () => {
    folder = await makeFolder({ 'pages/home.yaml': HOME });
    site = await StaffSite.start(db(), { FACADE_CONTENT: folder });
    mia = await site.as('mia');
  });
  afterAll(async () => {
    await site.test.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => write('pages/home.yaml', HOME));

  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const get = async <T>(path: string, cookies = mia): Promise<T> => {
    const answer = await site.test.api.inject({ url: `/api/agency/website${path}`, cookies });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const thing = (id: string) => get<WebsiteThingAnswer>(`/thing?lang=nl&id=${encodeURIComponent(id)}`);
  const history = (id: string) => get<WebsiteHistory>(`/history?lang=nl&id=${encodeURIComponent(id)}`);
  const post = (payload: object, path = '', cookies = mia) =>
    site.test.api.inject({
      method: 'POST',
      url: `/api/agency/website${path}`,
      payload,
      cookies,
      headers: { 'accept-language': 'nl' },
    });
  const save = async (id: string, values: object, version?: string) =>
    post({ thing: id, version: version ?? (await thing(id)).version, values });
  const titles = (nl: string, fr = 'Bienvenue') => ({ title: { nl, fr, en: '' } });

  it('are pages, articles and what is around them', async () => {
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

  it('reach the file with all else untouched, and the site', async () => {
    expect((await save('pages/home.yaml', titles('Dag allemaal'))).statusCode).toBe(204);
    expect(await read('pages/home.yaml')).toBe(HOME.replace('Welkom', 'Dag allemaal'));
    await until(async () => {
      const { title } = (await site.test.api.inject('/api/content/?lang=nl&path=/')).json();
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

  it('are refused where somebody was first, with the name where it was done here', async () => {
    const { version } = await thing('pages/home.yaml');
    expect((await save('pages/home.yaml', titles('Eerst'))).statusCode).toBe(204);
    const late = await save('pages/home.yaml', titles('Te laat'), version);
    expect([late.statusCode, late.json().errors[0].message]).toEqual([409, expect.stringContaining('door Mia')]);
    await write('pages/home.yaml', HOME.replace('Welkom', 'Met de hand'));
    const later = await save('pages/home.yaml', titles('Te laat'), version);
    expect([later.statusCode, later.json().errors[0].message]).toEqual([409, expect.stringContaining('op de server')]);
    expect(await read('pages/home.yaml')).toContain('Met de hand');
  });

  it('are written one after the other', async () => {
    const { version } = await thing('pages/home.yaml');
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save('pages/home.yaml', titles(name), version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  });

  it('are not saved where the site would not be right, and say beside which field', async () => {
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

  it('are taken back, and taking back is taken back', async () => {
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

  it('may be an article with a file for each language', async () => {
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

  it('may be the menu, and a popup that was not there', async () => {
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

  it('are never files outside the folder, or links to others', async () => {
    for (const id of [
      '../secret.yaml',
      'pages/../settings.yaml',
      'settings.yaml',
      'pages/',
      '/etc/passwd',
      'constructor',
    ])
      expect([id, (await save(id, {}, '0'.repeat(32))).statusCode]).toEqual([id, 404]);
    const real = join(folder, 'elsewhere');
    await mkdir(real);
    await rename(join(folder, 'pages/services.yaml'), join(real, 'services.txt'));
    await symlink(join(real, 'services.txt'), join(folder, 'pages/services.yaml'));
    const answer = await save('pages/services.yaml', titles('x'), '0'.repeat(32));
    expect([answer.statusCode, answer.json().errors?.[0].message]).toEqual([
      422,
      expect.stringContaining('verwijzing'),
    ]);
    await rm(join(folder, 'pages/services.yaml'));
    await rename(join(real, 'services.txt'), join(folder, 'pages/services.yaml'));
    await rm(real, { recursive: true });
  });

  it('are links whose text is the same in all languages', async () => {
    const before = await read('footer.yaml');
    await write('footer.yaml', 'columns:\n  - links: [{ label: Begin, link: / }]\ncopyright: Wij\n');
    const wrong = { from: '0', page: '/', labels: { nl: '{WRONG}', fr: '{WRONG}', en: '{WRONG}' }, children: [] };
    const answer = await save('footer.yaml', { 'columns[0].links': [wrong] });
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, 'columns[0].links[0].label:nl']);
    await write('footer.yaml', before);
  });

  it('are links that are added, moved and removed', async () => {
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

  it('are shown as the site would show them', async () => {
    const answer = await post({ text: '**{AGENCY}** <script>x</script>', language: 'nl' }, '/text');
    expect(answer.json()).toEqual({ html: '<p><strong>Testkantoor</strong> </p>' });
  });

  it('are looked at before they are saved', async () => {
    const { version } = await thing('pages/home.yaml');
    const answer = await post({ thing: 'pages/home.yaml', version, values: titles('Straks') }, '/preview');
    const [, token = ''] = /^\/preview\/([\w-]+)\/\?page=\/nl\/$/.exec(answer.json().path) ?? [];
    expect(token).not.toBe('');
    const asked = { url: '/api/content/?lang=nl&path=/', headers: { 'x-facade-preview': token } };
    expect((await site.test.api.inject(asked)).json().title?.text).toBe('Straks');
    expect(await read('pages/home.yaml')).toBe(HOME);
    const wrong = await post({ thing: 'pages/home.yaml', version, values: titles('') }, '/preview');
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'title:nl']);
  });

  it('are looked at on their own page, published or not', async () => {
    const draft =
      'id: 77\ntype: page\nstatus: Draft\npath: /soon/\npaths: { nl: /binnenkort/ }\ntitle: { nl: Binnenkort }\n';
    await write('pages/soon.yaml', draft);
    const isKnown = async () =>
      (await get<WebsiteAnswer>('?lang=nl')).things.some(({ id }) => id === 'pages/soon.yaml');
    await until(isKnown);
    const { version } = await thing('pages/soon.yaml');
    const answer = await post({ thing: 'pages/soon.yaml', version, values: titles('Weldra', '') }, '/preview');
    expect(answer.json().path).toMatch(/^\/preview\/[\w-]+\/\?page=\/nl\/binnenkort\/$/);
    await rm(join(folder, 'pages/soon.yaml'));
  });

  it('are closed to agents and strangers', async () => {
    const an = await site.as('an');
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
      expect([request.url, (await site.test.api.inject({ ...request, cookies: an })).statusCode]).toEqual([
        request.url,
        403,
      ]);
      expect([request.url, (await site.test.api.inject(request)).statusCode]).toEqual([request.url, 401]);
    }
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await site.test.api.inject({ ...asked[3], cookies: mia, headers } as never)).statusCode).toBe(400);
  });
});
