import { propertyRecords } from '@facade/feed/testing/sample-records';
import { PICTURE, startTestApi, type TestApi } from '../../testing/test-api.ts';

const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https' };
const filled = {
  friendEmail: 'jan@example.be',
  name: 'An Peeters',
  email: 'an@example.be',
  message: 'Iets voor jou?',
  privacy: true,
  language: 'nl',
};

describe('a home sent to a friend', () => {
  let site: TestApi;
  const send = (fields: object = {}) =>
    site.api.inject({
      method: 'POST',
      url: '/api/forms/send-to-friend',
      payload: { ...filled, propertyId: 1, ...fields },
      headers: SHELL,
    });
  const mailTo = (address: string) => site.mails.filter(({ to }) => to.address === address);

  beforeAll(async () => {
    site = await startTestApi();
    await site.load([...propertyRecords(1, { Pictures: [PICTURE] }), ...propertyRecords(6, { OffMarket: true })], {
      projects: [{ ID: 79, language: 'nl', Name: 'Les Tanneurs', City: 'Ath', Zip: '7800' }],
    });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('hit_counter').execute();
  });

  test('names the sender, and has title, price, picture and link', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json().next]).toEqual([201, '/nl/bedankt/send-to-friend/?home=1']);
    const [mail] = mailTo('jan@example.be');
    expect(mail).toMatchObject({ isAutomatic: true, replyTo: { address: 'info@cardamine.example' } });
    expect(mail?.subject).toBe('An Peeters stuurt u een pand van Cardamine');
    for (const part of ['An Peeters', 'Woning 1', '200.001', 'Iets voor jou?']) expect(mail?.text).toContain(part);
    expect(mail?.text).toMatch(/https:\/\/www\.agency\.example\/nl\/te-koop\/\S*1\/\s/);
    expect(mail?.html).toMatch(/https:\/\/www\.agency\.example\/api\/pictures\/\S+/);
  });

  test('contains no link and no header line that the sender typed', async () => {
    await send({
      name: 'Win www.evil.example\r\nBcc: all@evil.example',
      message: 'Kijk: https://evil.example/a?b en mailto:x@evil.example of evil.example',
    });
    const [mail] = mailTo('jan@example.be');
    const own = (mail?.text ?? '').replaceAll(/https:\/\/www\.agency\.example\S*/g, '');
    expect(own + mail?.subject).not.toMatch(/evil\.example|:\/\/|\S@\S*evil/);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).toContain('evil. example');
  });

  test('notifies the agency, without the friend’s address, which is not stored', async () => {
    await send();
    const [notice] = mailTo('info@cardamine.example');
    expect(notice?.replyTo).toEqual({ name: 'An Peeters', address: 'an@example.be' });
    expect(notice?.text).not.toContain('jan@example.be');
    const stored = await site.db.selectFrom('submission').select('fields').execute();
    expect(JSON.stringify(stored)).not.toContain('jan@example.be');
    expect(mailTo('an@example.be')).toEqual([]);
  });

  test('reaches a friend at most a few times an hour from all senders, without revealing it', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await send({ email: `an${time}@example.be`, friendEmail: `jan+${time}@example.be` })).statusCode).toBe(
        201,
      );
    expect(site.mails.filter(({ to }) => to.address.startsWith('jan'))).toHaveLength(3);
  });

  test.each([
    ['a home that is gone', { propertyId: 999 }],
    ['an off-market home', { propertyId: 6 }],
    ['nothing', { propertyId: '' }],
  ])('is not %s', async (_what, about) => {
    const answer = await send(about);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'propertyId', message: 'Dit pand staat niet meer op onze site' }],
    ]);
    expect(site.mails).toEqual([]);
  });

  test('may be a project, in the sender’s language', async () => {
    const answer = await send({ propertyId: '', projectId: 79, language: 'fr', message: '' });
    expect(answer.json().next).toBe('/fr/merci/send-to-friend/?project=79');
    const [mail] = mailTo('jan@example.be');
    expect(mail?.text).toContain('Les Tanneurs');
    expect(mail?.text).toContain('Cardamine');
  });
});
