import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('/api/areas', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  test('returns the outline of the municipality around a point, named in the language', async () => {
    const answer = await site.api.inject('/api/areas?lat=50.63&lng=3.778&lang=nl');
    expect(answer.json()).toMatchObject({
      type: 'Feature',
      properties: { name: 'Aat' },
      geometry: { type: 'MultiPolygon', coordinates: [[expect.anything()]] },
    });
    expect((await site.api.inject('/api/areas?lat=50.63&lng=3.778&lang=fr')).json().properties.name).toBe('Ath');
  });

  test('knows no outline far away', async () => {
    expect((await site.api.inject('/api/areas?lat=40&lng=3')).statusCode).toBe(404);
  });

  test.each(['lat=91&lng=3', 'lat=a&lng=3', 'lng=3'])('refuses %s by name', async (query) => {
    const answer = await site.api.inject(`/api/areas?${query}&lang=en`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorsByField(answer.json().errors))).toEqual(['lat']);
  });
});
