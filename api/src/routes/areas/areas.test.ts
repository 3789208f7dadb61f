import { errorsByField } from '@facade/shared-domain/forms/errors-by-field';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('/api/areas', () => {
  let test: TestApi;
  beforeAll(async () => {
    test = await startTestApi();
  });
  afterAll(() => test.close());

  it('returns the outline of the municipality around a point, named in the language', async () => {
    const answer = await test.api.inject('/api/areas?lat=50.63&lng=3.778&lang=nl');
    expect(answer.json()).toMatchObject({
      type: 'Feature',
      properties: { name: 'Aat' },
      geometry: { type: 'MultiPolygon', coordinates: [[expect.anything()]] },
    });
    expect((await test.api.inject('/api/areas?lat=50.63&lng=3.778&lang=fr')).json().properties.name).toBe('Ath');
  });

  it('knows no outline far away', async () => {
    expect((await test.api.inject('/api/areas?lat=40&lng=3')).statusCode).toBe(404);
  });

  it.each(['lat=91&lng=3', 'lat=a&lng=3', 'lng=3'])('refuses %s by name', async (query) => {
    const answer = await test.api.inject(`/api/areas?${query}&lang=en`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorsByField(answer.json().errors))).toEqual(['lat']);
  });
});
