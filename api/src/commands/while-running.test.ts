import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Run, runProgram } from '../testing/run-program.ts';
import { feedOf, propertyRecords } from '../testing/sample-records.ts';
import { addDays, brusselsDay } from '../visits/brussels-day.ts';

describe('commands while the api has the embedded database open', () => {
  let folder: string;
  let data: string;
  let site: Run;
  let port: number | null;
  const settings = () => ({ FACADE_DATA: data, LOG_LEVEL: 'silent' });
  const command = (program: string, ...args: string[]) => runProgram(`commands/${program}`, settings(), args);
  const startSite = async () => {
    site = runProgram('main.ts', settings());
    port = await site.ready;
    expect(port).toBeGreaterThan(0);
  };
  const feed = (name: string, properties: Parameters<typeof feedOf>[0]) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(feedOf(properties)));
    return file;
  };
  /** A feed that is read only when the test writes it: until then the import waits. */
  const slowFeed = (name: string) => {
    const file = join(folder, name);
    execFileSync('mkfifo', [file]);
    return { file, whenRead: () => open(file, 'w') };
  };
  const pricesShown = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/properties?lang=nl&goal=sale&sort=price`);
    const { items } = (await response.json()) as { items: { price: { amount: number } }[] };
    return items.map(({ price }) => price.amount);
  };
  const shows = async (prices: number[], within: number) => {
    const end = performance.now() + within;
    while (performance.now() < end && String(await pricesShown()) !== String(prices)) await delay(50);
    expect(await pricesShown()).toEqual(prices);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-running-'));
    data = join(folder, 'data');
    await startSite();
  });
  afterAll(async () => {
    site.child.kill('SIGTERM');
    await site.ended;
    rmSync(folder, { recursive: true });
  });

  it('imports a feed, and the site shows it', async () => {
    const file = feed('feed.json', propertyRecords(1, { Price: 100_000, Marquee: 9 }));
    expect(await command('import.ts', file).ended).toEqual({
      code: 0,
      output:
        'warning  property 1: Marquee unknown ribbon 9\n1 properties (1 new, 0 changed, 0 removed), 0 projects, 0 pictures.\n',
      errors: '',
    });
    await shows([100_000], 1500);
  });

  it('reports the errors of a feed, and imports nothing of it', async () => {
    const file = feed('wrong.json', [...propertyRecords(1, { Price: 1 }), ...propertyRecords(2, { Price: 'a lot' })]);
    expect(await command('import.ts', file).ended).toEqual({
      code: 1,
      output: '',
      errors: [
        'error    property 2 nl: Price is not a number',
        'error    property 2 fr: Price is not a number',
        'Nothing was imported: 2 errors.\n',
      ].join('\n'),
    });
    await delay(1100);
    expect(await pricesShown()).toEqual([100_000]);
  });

  it('adds an owner, who can log in at once', async () => {
    const args = ['add', 'an@example.be', '--name', 'An', '--properties', '1', '--password', 'correct horse'];
    expect(await command('owner.ts', ...args).ended).toEqual({
      code: 0,
      output: 'an@example.be can log in.\n',
      errors: '',
    });
    const login = await fetch(`http://127.0.0.1:${port}/api/owner/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'an@example.be', password: 'correct horse' }),
    });
    expect(login.status).toBe(204);
  });

  it('opens times for visits in Belgian local time, lists them, and reverts them', async () => {
    const day = addDays(brusselsDay(new Date()), 3);
    const span = ['--agent', 'An@example.be', '--from', `${day} 10:00`, '--to', `${day} 12:00`];
    expect(await command('slots.ts', 'open', ...span, '--home', '1').ended).toEqual({
      code: 0,
      output: 'Opened (change 1).\n',
      errors: '',
    });
    expect((await command('slots.ts', 'close', ...span).ended).output).toBe('Closed (change 2).\n');
    const listed = async () => (await command('slots.ts', 'list', '--agent', 'an@example.be').ended).output;
    expect(await listed()).toBe(
      [
        'No appointments.',
        'Opened and closed by hand:',
        `${day} 10:00–12:00  open  an@example.be  home 1 only  change 1`,
        `${day} 10:00–12:00  closed  an@example.be  change 2`,
        '',
      ].join('\n'),
    );
    expect((await command('slots.ts', 'undo', '2').ended).output).toBe('Change 2 is taken back.\n');
    expect(await listed()).not.toContain('  closed  ');
    expect((await command('slots.ts', 'undo', '2').ended).code).toBe(1);
    const wrong = [
      ['open', ...span.slice(0, 4)],
      ['list', '--days', '0'],
      ['list', '--agents', 'an@example.be'],
    ];
    for (const args of [[], ...wrong, ['confirm', 'x'], ['undo', 'x']]) {
      const { code, errors } = await command('slots.ts', ...args).ended;
      expect([code, errors]).toEqual([1, expect.stringContaining('Usage:')]);
    }
  });

  it('lists mails that cannot be sent, shows one, and sends it again once that is possible', async () => {
    writeFileSync(join(data, 'mail'), 'in the way of the folder that mails are kept in');
    const form = { firstName: 'An', lastName: 'Devos', email: 'an@example.be', message: 'Bonjour', privacy: true };
    const posted = await fetch(`http://127.0.0.1:${port}/api/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(posted.status).toBe(201);
    const outbox = async (...args: string[]) => (await command('outbox.ts', ...args).ended).output;
    while (!(await outbox()).includes('0 waiting, 2 tried again')) await delay(200);
    const list = await outbox();
    expect(list).toMatch(/retrying\s+contact-confirmation\s+a…@example\.be/);
    expect(list).not.toContain('Devos');
    const id = /^(\S+)\s+retrying\s+enquiry-agency/m.exec(list)?.[1] ?? '';
    expect(await outbox('show', id)).toMatch(/subject: .*An Devos\n[\s\S]*> Bonjour/);
    // While it still cannot be sent: otherwise the site would retry automatically before a slow machine has started the
    // command.
    expect(await outbox('resend', id)).toBe('1 mail is sent as soon as the site can.\n');
    rmSync(join(data, 'mail'));
    while ((await outbox()) !== 'Every mail is sent.\n') await delay(200);
    expect(readdirSync(join(data, 'mail')).some((file) => file.endsWith(`-${id}.eml`))).toBe(true);
    const again = await command('outbox.ts', 'resend', id).ended;
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('was sent, is not sent again') });
    const wrong = await command('outbox.ts', 'show', '1').ended;
    expect(wrong.errors).toContain('"1" is not the id of a mail');
  });

  it('refuses a second import at the same time, and finishes the first even if its caller is gone', async () => {
    const { file, whenRead } = slowFeed('first.json');
    const first = command('import.ts', file);
    const writer = await whenRead();
    const second = await command('import.ts', join(folder, 'feed.json')).ended;
    expect(second).toEqual({
      code: 1,
      output: '',
      errors: 'Another import is running: try again when it has ended.\n',
    });
    first.child.kill('SIGKILL');
    await first.ended;
    await writer.writeFile(JSON.stringify(feedOf(propertyRecords(1, { Price: 200_000 }))));
    await writer.close();
    await shows([200_000], 10_000);
    const third = await command('import.ts', feed('feed.json', propertyRecords(1, { Price: 300_000 }))).ended;
    expect(third).toMatchObject({ code: 0, output: expect.stringContaining('1 changed') });
  });

  it('reports in one line that the api is stopping, and has imported nothing', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => index + 1);
    mkdirSync(join(folder, 'pictures'));
    for (const id of ids) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><circle r="${id}"/></svg>`;
      writeFileSync(join(folder, 'pictures', `p${id}.svg`), svg);
    }
    const picture = (id: number) => ({ Pictures: [{ ID: `p${id}`, File: `p${id}.svg`, Alt: '', Color: '' }] });
    const many = feed(
      'many.json',
      ids.flatMap((id) => propertyRecords(id, picture(id))),
    );
    const importing = command('import.ts', many);
    const library = join(data, 'pictures');
    while (!existsSync(library) || readdirSync(library).length === 0) await delay(5);
    site.child.kill('SIGTERM');
    expect(await site.ended).toEqual({ code: 0, output: '', errors: '' });
    expect(await importing.ended).toEqual({
      code: 1,
      output: '',
      errors: 'The site is stopping, nothing was imported: run the command again.\n',
    });
    const again = await command('import.ts', join(folder, 'feed.json')).ended;
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(0 new, 0 changed, 0 removed)') });
  });

  it('reports in one line that the api was killed, and works again after a restart', async () => {
    await startSite();
    const { file, whenRead } = slowFeed('killed.json');
    const importing = command('import.ts', file);
    const writer = await whenRead();
    site.child.kill('SIGKILL');
    await site.ended;
    expect(await importing.ended).toEqual({
      code: 1,
      output: '',
      errors: `The site (process ${site.child.pid}) ended before this was done. Nothing is done by half: run the command again.\n`,
    });
    await writer.close();
    expect(existsSync(join(data, 'database/control.sock'))).toBe(true);
    await startSite();
    await shows([300_000], 5000);
    const again = await command('import.ts', join(folder, 'feed.json')).ended;
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(0 new, 0 changed, 0 removed)') });
  });
});
