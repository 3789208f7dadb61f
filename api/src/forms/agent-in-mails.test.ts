import { StaffSite } from '../testing/staff-site.ts';

describe('a confirmation names who looks after the home', () => {
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

  it('where the CRM names an agent', async () => {
    expect(await confirmationOf(1)).toContain('An suit personnellement votre demande.');
  });

  it('and says nothing where it names nobody', async () => {
    const text = await confirmationOf(3);
    expect(text).toContain('ref. 3');
    expect(text).not.toContain('suit personnellement');
  });
});
