import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('the address of a home', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1, { Street: 'Rue des Prés', HouseNumber: '141', BoxNr: '11' }));
  });
  afterAll(() => site.close());

  test.each([
    ['nl', 'Rue des Prés 141 bus 11'],
    ['fr', 'Rue des Prés 141 bte 11'],
    ['en', 'Rue des Prés 141 box 11'],
  ])('uses the word for box in %s', async (lang, street) => {
    const home = (await site.api.inject(`/api/properties/1?lang=${lang}`)).json();
    expect(home.street).toBe(street);
  });
});
