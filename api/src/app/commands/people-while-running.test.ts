import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { siteWithCommands } from './testing/site-with-commands.ts';

/** Milliseconds; the test runner sets no limit. */
const TIMEOUT = 90_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('the outbox does not become what is expected');
    await delay(200);
  }
}

describe('commands while the api has the embedded database open', () => {
  const { command, commandHere, feed, data, url } = siteWithCommands();

  beforeAll(async () => {
    await command('import.ts', feed('feed.json', propertyRecords(1))).ended;
  });

  test('adds an owner, who can log in at once', async () => {
    const args = ['add', 'an@example.be', '--name', 'An', '--properties', '1', '--password', 'correct horse'];
    expect(await commandHere('owner.ts', ...args)).toEqual({
      code: 0,
      output: 'an@example.be can log in.\n',
      errors: '',
    });
    const login = await fetch(url('/api/owner/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'an@example.be', password: 'correct horse' }),
    });
    expect(login.status).toBe(204);
  });

  test('opens times for visits in Belgian local time, lists them, and reverts them', async () => {
    const day = addDays(brusselsDay(new Date()), 3);
    const span = ['--agent', 'An@example.be', '--from', `${day} 10:00`, '--to', `${day} 12:00`];
    expect(await command('slots.ts', 'open', ...span, '--home', '1').ended).toEqual({
      code: 0,
      output: 'Opened (change 1).\n',
      errors: '',
    });
    expect((await commandHere('slots.ts', 'close', ...span)).output).toBe('Closed (change 2).\n');
    const listed = async () => (await commandHere('slots.ts', 'list', '--agent', 'an@example.be')).output;
    expect(await listed()).toBe(
      [
        'No appointments.',
        'Opened and closed by hand:',
        `${day} 10:00–12:00  open  an@example.be  home 1 only  change 1`,
        `${day} 10:00–12:00  closed  an@example.be  change 2`,
        '',
      ].join('\n'),
    );
    expect((await commandHere('slots.ts', 'undo', '2')).output).toBe('Change 2 is undone.\n');
    expect(await listed()).not.toContain('  closed  ');
    expect((await commandHere('slots.ts', 'undo', '2')).code).toBe(1);
    const wrong = [
      ['open', ...span.slice(0, 4)],
      ['list', '--days', '0'],
      ['list', '--agents', 'an@example.be'],
    ];
    for (const args of [[], ...wrong, ['confirm', 'x'], ['undo', 'x']]) {
      const { code, errors } = await commandHere('slots.ts', ...args);
      expect([code, errors]).toEqual([1, expect.stringContaining('Usage:')]);
    }
  });

  test('lists mails that cannot be sent, shows one, and sends it again once that is possible', async () => {
    writeFileSync(join(data(), 'mail'), 'in the way of the folder that mails are kept in');
    const form = { firstName: 'An', lastName: 'Devos', email: 'an@example.be', message: 'Bonjour', privacy: true };
    const posted = await fetch(url('/api/forms/contact'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(posted.status).toBe(201);
    const outbox = async (...args: string[]) => (await commandHere('outbox.ts', ...args)).output;
    await until(async () => (await outbox()).includes('0 waiting, 2 in retry'));
    const list = await outbox();
    expect(list).toMatch(/retrying\s+contact-confirmation\s+a…@example\.be/);
    expect(list).not.toContain('Devos');
    const id = /^(\S+)\s+retrying\s+enquiry-agency/m.exec(list)?.[1] ?? '';
    expect(await outbox('show', id)).toMatch(/subject: .*An Devos\n[\s\S]*> Bonjour/);
    // While it still cannot be sent: otherwise the site would retry automatically before a slow machine has started the
    // command.
    expect(await outbox('resend', id)).toBe('1 mail is sent as soon as the site can.\n');
    rmSync(join(data(), 'mail'));
    await until(async () => (await outbox()) === 'Every mail is sent.\n');
    expect(readdirSync(join(data(), 'mail')).some((file) => file.endsWith(`-${id}.eml`))).toBe(true);
    const again = await command('outbox.ts', 'resend', id).ended;
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('was sent is not sent again') });
    const wrong = await commandHere('outbox.ts', 'show', '1');
    expect(wrong.errors).toContain('"1" is not the id of a mail');
  });
});
