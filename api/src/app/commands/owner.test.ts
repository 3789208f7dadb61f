import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEmbedded } from '../../testing/postgres/embedded-template.ts';
import { runCommandHere } from '../../testing/run-command-here.ts';
import { type Run, runProgram } from '../../testing/run-program.ts';
import { tokenOf, writtenMails } from './testing/written-mails.ts';

const EMAIL = 'els@example.be';
const ORIGIN = ['--origin', 'https://www.agency.example'];

describe('accounts of owners, while the api has the embedded database open', () => {
  let folder: string;
  let site: Run;
  let port: number | null;
  const settings = () => ({ FACADE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' });
  const owner = (...args: string[]) => runCommandHere('owner.ts', settings(), args);
  const invite = (...more: string[]) =>
    owner('invite', EMAIL, '--name', 'Els Maes', '--properties', '1,2', ...ORIGIN, ...more);
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/owner/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const mails = (count: number) => writtenMails(join(folder, 'data'), count);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'facade-owner-'));
    await addEmbedded(join(folder, 'data'));
    site = runProgram('main.ts', settings());
    port = await site.ready;
  });
  afterAll(async () => {
    site.child.kill('SIGTERM');
    await site.ended;
    rmSync(folder, { recursive: true });
  });

  test('are created by an invitation, whose link works once and ends the one before', async () => {
    // The site has no homes yet: they may come, so the command only says so.
    expect(await invite()).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/no property 1:[\s\S]*no property 2:/),
    });
    const former = tokenOf((await mails(1))[0]);
    expect((await owner('list')).output).toBe(`${EMAIL}\t1,2\tinvited\tEls Maes\n`);
    expect(await post('login', { email: EMAIL, password: 'correct horse' })).toBe(401);

    expect((await invite('--language', 'fr')).output).toContain('gets a mail');
    const all = await mails(2);
    const token = all.map(tokenOf).find((one) => one !== former) ?? '';
    expect(all.some((mail) => mail.includes('https://www.agency.example/fr/'))).toBe(true);
    expect(await post('password', { token: former, password: 'correct horse' })).toBe(422);
    expect(await post('password', { token, password: 'correct horse' })).toBe(204);
    expect(await post('password', { token, password: 'another horse' })).toBe(422);
    expect(await post('login', { email: EMAIL, password: 'correct horse' })).toBe(204);

    const again = await owner('invite', EMAIL, '--name', 'Els M.', '--properties', '2', ...ORIGIN);
    expect(again.output).toContain('no mail was sent');
    expect((await owner('list')).output).toBe(`${EMAIL}\t2\tactive\tEls M.\n`);
    expect(await post('login', { email: EMAIL, password: 'correct horse' })).toBe(204);
  });

  test('share a home, and lose access when they are removed', async () => {
    const add = ['add', 'Jan@example.be', '--name', 'Jan', '--properties', '2,2'];
    expect(await runProgram('app/commands/owner.ts', settings(), add).ended).toMatchObject({ code: 0 });
    expect((await owner('list')).output).toBe(`${EMAIL}\t2\tactive\tEls M.\njan@example.be\t2\tactive\tJan\n`);
    expect(await owner('remove', EMAIL)).toMatchObject({ code: 0 });
    expect(await post('login', { email: EMAIL, password: 'correct horse' })).toBe(401);
    expect((await owner('list')).output).toBe('jan@example.be\t2\tactive\tJan\n');
  });

  test.each([
    [['add', EMAIL, '--name', 'Els', '--properties', '4294967296'], '4294967296 is too large'],
    [['invite', EMAIL, '--name', 'Els', '--properties', '1,x'], '"x" is not the id of a property'],
    [['invite', EMAIL, '--name', 'Els', '--properties', '1', '--origin', 'agency'], '--origin: an address such as'],
    [['invite', EMAIL, '--name', 'Els', ...ORIGIN, '--language', 'xx'], '--language: one of'],
    [['invite', EMAIL], 'Usage: owner'],
    [['invite', 'els', '--name', 'Els'], 'Usage: owner'],
    [['remove', 'nobody@example.be'], 'There is no account'],
    [['list', EMAIL], 'Usage: owner'],
  ])('%j is refused with a message', async (args, words) => {
    const { code, errors } = await owner(...args);
    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
    expect(errors).not.toContain('    at ');
  });
});
