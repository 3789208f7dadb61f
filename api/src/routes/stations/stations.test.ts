import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('/api/stations', () => {
  let test: TestApi;
  beforeAll(async () => {
    test = await startTestApi();
  });
  afterAll(() => test.close());

  it.each([
    ['nl', 'Aat'],
    ['fr', 'Ath'],
  ])('returns the stations in %s', async (language, name) => {
    const stations = (await test.api.inject(`/api/stations?lang=${language}`)).json();
    expect(stations).toContainEqual({ name, lat: expect.closeTo(50.627, 2), lng: expect.closeTo(3.778, 2) });
    expect(stations.length).toBeGreaterThan(100);
  });
});
