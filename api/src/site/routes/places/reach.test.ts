import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('/api/reach', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  const ask = (query: string) => site.api.inject(`/api/reach?${query}`);
  const STATION = 'lat=50.6266&lng=3.7781';

  test('is the area around the station of Ath, larger by bicycle than on foot', async () => {
    const high = async (by: string) => {
      const { corners, isCut } = (await ask(`${STATION}&by=${by}&minutes=15`)).json();
      expect(isCut).toBe(false);
      return Math.max(...corners.map(({ lat }: { lat: number }) => lat));
    };
    const [walk, bike] = [await high('walk'), await high('bike')];
    expect(walk).toBeGreaterThan(50.63);
    expect(walk).toBeLessThan(50.64);
    expect(bike).toBeGreaterThan(50.645);
  });

  test('is found nowhere without roads, and refuses what it does not understand', async () => {
    expect((await ask('lat=43.3&lng=5.4&by=car&minutes=15')).statusCode).toBe(404);
    for (const query of [`${STATION}&by=train&minutes=15`, `${STATION}&by=car&minutes=600`, 'by=car&minutes=15'])
      expect((await ask(query)).statusCode).toBe(400);
  });
});
