import { StaffSite } from '../testing/staff-site.ts';

describe('a confirmation names the agent of the home', () => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await StaffSite.start();
  });
  afterAll(() => site.test.close());

  const confirmationOf = async (propertyId: number) => {
    site.test.mails.length = 0;
    await site.send({ propertyId, email: `jean${propertyId}@example.be` });
    return site.test.mails.find(({ isAutomatic }) => isAutomatic)?.text;
  };

  test('if the CRM names one', async () => {
    expect(await confirmationOf(1)).toContain('An suit personnellement votre demande.');
  });

  test('and omits it otherwise', async () => {
    const text = await confirmationOf(3);
    expect(text).toContain('ref. 3');
    expect(text).not.toContain('suit personnellement');
  });
});
