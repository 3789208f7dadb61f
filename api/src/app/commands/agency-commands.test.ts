import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';
import { tokenOf, writtenMails } from './testing/written-mails.ts';

describe('staff and inbox, while the api has the embedded database open', () => {
  let folder: string;
  let site: Run;
  let port: number | null;
  const settings = () => ({ FACADE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' });
  const command = (program: string, ...args: string[]) => runCommandHere(program, settings(), args);
  const start = (program: string, ...args: string[]) => runProgram(`app/commands/${program}`, settings(), args).ended;
  const send = async (fields: Record<string, string>) => {
    const form = { firstName: 'An', lastName: 'Devos', email: 'an@example.be', message: 'Hallo', privacy: true };
    const answer = await fetch(`http://127.0.0.1:${port}/api/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, language: 'nl', ...fields }),
    });
    return ((await answer.json()) as { id: string }).id;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-agency-'));
    await addEmbedded(join(folder, 'data'));
    site = runProgram('main.ts', settings());
    port = await site.ready;
  });
  afterAll(async () => {
    site.child.kill('SIGTERM');
    await site.ended;
    rmSync(folder, { recursive: true });
  });

  test('adds and removes accounts', async () => {
    const made = await start('staff.ts', 'add', 'Mia@example.be', '--name', 'Mia', '--role', 'manager');
    expect(made).toMatchObject({ code: 0, errors: '' });
    const password = / with the password (\S+)\.\n$/.exec(made.output)?.[1];
    const login = () =>
      fetch(`http://127.0.0.1:${port}/api/agency/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mia@example.be', password }),
      });
    expect((await login()).status).toBe(204);
    expect((await command('staff.ts', 'list')).output).toBe('mia@example.be\tmanager\t-\tactive\tMia\n');
    expect(await command('staff.ts', 'remove', 'mia@example.be')).toMatchObject({ code: 0 });
    expect((await login()).status).toBe(401);
    expect((await command('staff.ts', 'list')).output).toBe('');
  });

  test('tells what visitors achieved and what changed since a time', async () => {
    const count = { goal: 'contact', step: 'accepted', section: 'mf-forms', release: '1.0.0', visitors: 2 };
    const error = { section: 'mf-forms', release: '1.0.0', message: 'x is undefined', frames: [], pages: 1 };
    const tell = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await tell('/goals', { counts: [count], wanted: [] });
    await tell('/browser-errors', { errors: [error] });
    const { code, output } = await start('site-events.ts', '--since', '1h');
    expect([code, JSON.parse(output)]).toEqual([
      0,
      {
        ...{ since: expect.any(String), goals: [count], before: [], changes: [] },
        errors: [{ ...error, firstSeen: expect.any(String), lastSeen: expect.any(String) }],
      },
    ]);
    const asked = await fetch(`http://127.0.0.1:${port}/site-events?since=${JSON.parse(output).since}`);
    expect(await asked.json()).toEqual(JSON.parse(output));
    expect(await command('site-events.ts')).toMatchObject({ code: 1, errors: expect.stringContaining('--since') });
  });

  test('invites by a mail whose link works once and ends the one before', async () => {
    const invite = (...more: string[]) =>
      command('staff.ts', 'invite', 'Rik@example.be', '--name', 'Rik', '--role', 'manager', ...more);
    const origin = ['--origin', 'https://www.agency.example'];
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}/api/agency/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    const password = 'correct horse';
    expect(await invite(...origin)).toMatchObject({ code: 0, errors: '' });
    const former = tokenOf((await writtenMails(join(folder, 'data'), 1))[0]);
    expect((await command('staff.ts', 'list')).output).toBe('rik@example.be\tmanager\t-\tinvited\tRik\n');
    expect(await post('login', { email: 'rik@example.be', password })).toBe(401);

    expect((await invite(...origin, '--language', 'fr')).output).toContain('gets a mail');
    const mails = await writtenMails(join(folder, 'data'), 2);
    const token = mails.map(tokenOf).find((one) => one !== former) ?? '';
    expect(mails.some((mail) => mail.includes('https://www.agency.example/fr/agency/nouveau-mot-de-passe/'))).toBe(
      true,
    );
    expect(await post('password', { token: former, password })).toBe(422);
    expect(await post('password', { token, password })).toBe(204);
    expect(await post('password', { token, password })).toBe(422);
    expect(await post('login', { email: 'rik@example.be', password })).toBe(204);

    expect((await invite(...origin)).output).toContain('no mail was sent');
    expect(await post('login', { email: 'rik@example.be', password })).toBe(204);
    expect(await command('staff.ts', 'remove', 'rik@example.be')).toMatchObject({ code: 0 });
  });

  test('lists cookie choices, and shows one with all its evidence', async () => {
    const id = '0b9d3139-8c10-4647-9ce1-51040e9084d0';
    const posted = await fetch(`http://127.0.0.1:${port}/api/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id,
        version: '2026-01',
        language: 'nl',
        choices: { analyticsStorage: true, adStorage: false },
      }),
    });
    expect(posted.status).toBe(204);
    const said = `${id}  nl  2026-01  adStorage no, analyticsStorage yes\n`;
    expect((await command('consent.ts', 'list', '--since', '1d')).output).toMatch(new RegExp(`^\\S+Z  ${said}$`));
    expect((await start('consent.ts', 'show', id)).output).toContain('choices: adStorage no, analyticsStorage yes');
    const [kept] = JSON.parse((await command('consent.ts', 'list', '--json')).output);
    expect(kept).toMatchObject({ id, version: '2026-01', language: 'nl', choices: { adStorage: false } });
    const other = id.replace('0b', '0c');
    expect(await command('consent.ts', 'show', other)).toMatchObject({
      code: 1,
      errors: `There is no consent ${other}.\n`,
    });
    for (const args of [[], ['show'], ['show', 'x'], ['list', 'x'], ['list', '--limit', '0']])
      expect(await command('consent.ts', ...args)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('Usage: consent'),
      });
  });

  test.each([
    [['add', 'mia@example.be', '--role', 'boss'], '--role: manager or agent'],
    [['add', 'mia@example.be', '--role', 'agent'], '--agent: the AgentID of the feed'],
    [['add', 'mia@example.be', '--role', 'agent', '--agent', '7'], '"7" is no agent of the feed'],
    [['add', 'mia@example.be', '--role', 'manager', '--password', 'short'], '--password: at least'],
    [['invite', 'mia@example.be', '--role', 'manager'], 'Usage: staff'],
    [['invite', 'mia@example.be', '--name', 'Mia', '--role', 'boss'], '--role: manager or agent'],
    [['invite', 'mia@example.be', '--name', 'Mia', '--role', 'manager', '--language', 'xx'], '--language: one of'],
    [['remove', 'mia@example.be'], 'There is no account'],
    [['add', 'mia'], 'Usage: staff'],
    [['add', 'mia@example.be', '--rol', 'manager'], 'Usage: staff'],
  ])('%j is refused with a message', async (args, words) => {
    const { code, errors } = await command('staff.ts', ...args);
    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
    expect(errors).not.toContain('    at ');
  });

  test('lists leads for the CRM, and shows one', async () => {
    const first = await send({ lastName: 'One', message: 'Line one\n\u001b[31mred' });
    const second = await send({ lastName: 'Two' });
    const listed = JSON.parse((await command('inbox.ts', '--since', '1h', '--json')).output);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(listed[0]).toMatchObject({ form: 'contact', state: 'new', fields: { lastName: 'One' } });
    expect((await start('inbox.ts', 'list')).output).toContain(`\t${second}\tnew\tcontact\tAn Two\n`);
    const { output: table } = await command('inbox.ts', '--since', '1h', '--csv');
    expect(table.split('\r\n')[1]).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d;${first};new;contact;An One;`),
    );
    const { output } = await command('inbox.ts', 'show', first);
    expect(output).toContain('lastName: One\n');
    expect(output).not.toContain('\u001b');
    const shown = JSON.parse((await command('inbox.ts', 'show', first, '--json')).output);
    expect(shown).toEqual(listed[0]);
    const { output: part, errors } = await command('inbox.ts', '--since', '1h', '--limit', '1', '--json');
    expect(JSON.parse(part)).toHaveLength(1);
    expect(errors).toContain(`--since ${listed[0].createdAt}`);
  });

  test('saves the decrypted files of a lead, readable for this user alone', async () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 salary']), 'loon/fiche.exe');
    const upload = await fetch(`http://127.0.0.1:${port}/api/uploads`, { method: 'POST', body: form });
    const { id: file } = (await upload.json()) as { id: string };
    const startDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const application = {
      ...{ firstName: 'An', lastName: 'Devos', email: 'an@example.be', phone: '0470 12 34 56', home: 'Rue Haute 5' },
      ...{ persons: 1, children: 0, income: 2400, startDate, privacy: true, language: 'nl', uploads: [file] },
    };
    const sent = await fetch(`http://127.0.0.1:${port}/api/forms/rental-application`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(application),
    });
    const { id } = (await sent.json()) as { id: string };
    const out = join(folder, 'opened');
    const saved = join(out, '1 fiche.pdf');
    expect(await command('inbox.ts', 'files', id, '--out', out)).toMatchObject({ code: 0, output: `${saved}\n` });
    expect(readFileSync(saved, 'utf8')).toBe('%PDF-1.7 salary');
    expect([statSync(saved).mode & 0o077, statSync(out).mode & 0o077]).toEqual([0, 0]);
    expect(await command('inbox.ts', 'files', id, '--out', out)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is there already'),
    });
    writeFileSync(join(folder, 'data/uploads', file), 'changed');
    expect(await command('inbox.ts', 'files', id, '--out', join(folder, 'other'))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('fiche.exe cannot be opened'),
    });
  });

  test.each([
    [['files', '0b9d3139-8c10-4647-9ce1-51040e9084d0'], 'Usage: inbox'],
    [['show', '0b9d3139-8c10-4647-9ce1-51040e9084d0'], 'There is no lead'],
    [['show', '1'], 'Usage: inbox'],
    [['--since', 'yesterday'], '--since: a date'],
    [['--limit', '0'], '--limit: 1 to 10000'],
  ])('%j is refused with a message', async (args, words) => {
    expect(await command('inbox.ts', ...args)).toMatchObject({ code: 1, errors: expect.stringContaining(words) });
  });
});
