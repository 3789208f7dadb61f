import type { Language } from '@facade/shared-domain/model';
import type { SiteServices } from '../../correspondence/site-services.ts';
import type { MailMessage } from '../../mail/message.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { addNewsletter } from '../searches/store-demand.ts';
import { confirm, stop } from '../searches/subscriptions.ts';
import { listNewsletter } from './list-newsletter.ts';
import type { IssueFile } from './read-issue.ts';
import { sendNewsletter } from './send-newsletter.ts';

const ORIGIN = 'https://agency.example';

const file = (language: Language | null, body: string, subject = 'Nieuws'): IssueFile => ({
  language,
  file: 'letter.md',
  text: `---\nsubject: ${subject}\n---\n\n${body}\n`,
});

describeDatabase('the newsletter', (db) => {
  let site: TestApi;
  let mails: MailMessage[];
  beforeAll(async () => {
    site = await startTestApi({ db: db() });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    mails = [];
    await db().deleteFrom('newsletter').execute();
    await db().deleteFrom('newsletter_issue').execute();
  });

  const subscribe = async (email: string, language: Language = 'nl', origin: string | null = null) => {
    const subscriber = { email, language, origin };
    const id = await db()
      .transaction()
      .execute((tx) => addNewsletter(tx, subscriber));
    await confirm(db(), 'newsletter', id);
    return id;
  };
  /** @param most mails until it is ended */
  const send = async (
    files: IssueFile[],
    { origin = ORIGIN as string | null, most = Number.POSITIVE_INFINITY } = {},
  ) => {
    const outbox: SiteServices['outbox'] = {
      async add(_tx, message) {
        if (mails.length >= most) throw new Error('ended');
        mails.push(message);
      },
    };
    const snapshot = await site.siteData.current();
    return sendNewsletter(db(), files, { snapshot, outbox, mail: site.config.mail, origin });
  };

  test('goes to readers who confirmed, in their language, with a link to unsubscribe', async () => {
    await subscribe('an@example.be');
    await subscribe('luc@example.be', 'fr');
    await subscribe('eve@example.be', 'de');
    await stop(db(), 'newsletter', await subscribe('gone@example.be'));
    await db()
      .transaction()
      .execute((tx) => addNewsletter(tx, { email: 'pending@example.be', language: 'nl', origin: null }));
    const files = [
      file('fr', 'Voyez [nos biens](/for-sale/).', 'Nouvelles'),
      file(null, 'Zie [ons aanbod](/for-sale/). *{AGENCY}*'),
    ];
    expect(await send(files)).toEqual({ sent: 3, before: 0, unreachable: 0 });
    const [an, luc, eve] = mails;
    expect(mails.map(({ to }) => to.address)).toEqual(['an@example.be', 'luc@example.be', 'eve@example.be']);
    expect([an?.subject, luc?.subject, eve?.subject]).toEqual(['Nieuws', 'Nouvelles', 'Nieuws']);
    expect(an?.text).toContain(`${ORIGIN}/nl/te-koop/`);
    expect(luc?.text).toContain(`${ORIGIN}/fr/`);
    expect(luc?.text).toMatch(/\/fr\/desinscription\/ns-/);
    expect(eve?.text).toContain('Newsletter abonniert');
    for (const { unsubscribe, isAutomatic, kind } of mails)
      expect([unsubscribe?.url, isAutomatic, kind]).toEqual([
        expect.stringMatching(/^https:\/\/agency\.example\/api\/subscriptions\/unsubscribe\?.*token=ns-/),
        true,
        'newsletter',
      ]);
  });

  test('is mailed once to each reader, also when the command is interrupted and repeated, or run twice at once', async () => {
    for (let n = 0; n < 120; n++) await subscribe(`reader-${n}@example.be`);
    const files = [file(null, 'Hallo')];
    await expect(send(files, { most: 70 })).rejects.toThrow('ended');
    // The interrupted batch is not in the outbox; the first fifty are.
    mails.length = 50;
    const both = await Promise.all([send(files), send(files)]);
    expect(both.every(({ unreachable }) => unreachable === 0)).toBe(true);
    expect(mails.map(({ to }) => to.address).sort()).toEqual(
      Array.from({ length: 120 }, (_, n) => `reader-${n}@example.be`).sort(),
    );
    expect(await send(files)).toEqual({ sent: 0, before: 120, unreachable: 0 });
    await subscribe('late@example.be');
    expect(await send(files)).toEqual({ sent: 1, before: 120, unreachable: 0 });
    // A reader who signs up again has received it already.
    await subscribe('late@example.be');
    expect(await send(files)).toEqual({ sent: 0, before: 121, unreachable: 0 });
    expect((await send([file(null, 'Hallo weer')])).sent).toBe(121);
    const { readers, issues } = await listNewsletter(db());
    expect(readers).toHaveLength(121);
    expect(issues.map(({ subject, count }) => [subject, count])).toEqual([
      ['Nieuws', 121],
      ['Nieuws', 121],
    ]);
  });

  test('goes only to readers with a link to unsubscribe, when the site’s address is unknown', async () => {
    await subscribe('an@example.be', 'nl', 'https://www.agency.example');
    await subscribe('bob@example.be');
    expect(await send([file(null, 'Hallo')], { origin: null })).toEqual({ sent: 1, before: 0, unreachable: 1 });
    expect(mails[0]?.unsubscribe?.url).toContain('https://www.agency.example/api/');
  });

  test.each([
    [[file('nl', 'Hallo {NAAM}')], '{NAAM} is not a word of the mail newsletter'],
    [[file('nl', 'Zie [hier](/nowhere/)')], '"/nowhere/" leads to no page of the site'],
    [[file('nl', 'Zie [hier](javascript:x)')], 'is not a link'],
    [[file('nl', '<b>Hallo</b>')], 'HTML is not allowed in a mail'],
    [[{ language: null, file: 'letter.md', text: 'Hallo' }], 'must begin with a line'],
    [[file('fr', 'Bonjour')], 'no text for everybody: 1 read nl'],
  ])('is refused, and not mailed, with %j', async (files, problem) => {
    await subscribe('an@example.be');
    await expect(send(files as IssueFile[])).rejects.toThrow(problem);
    expect(mails).toEqual([]);
  });
});
