import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** A home in Ath, with a public or a hidden address. */
const home = (id: number, [Lat, Lng]: readonly [number, number], PublishAddress: boolean) =>
  propertyRecords(id, { Lat, Lng, PublishAddress, Street: 'Rue Haute', HouseNumber: String(id) });

const PLACES = [
  [50.6311, 3.7785],
  [50.6155, 3.8003],
  [50.65, 3.76],
] as const;

describe('what is near a property', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(
      PLACES.flatMap((place, index) => [...home(index + 1, place, true), ...home(index + 11, place, false)]),
    );
  });
  afterAll(() => site.close());

  const nearbyOf = async (id: number) => (await site.api.inject(`/api/properties/${id}?lang=nl`)).json().nearby;

  test('is listed for an address', async () => {
    const { from, places } = await nearbyOf(1);
    expect(from).toBe('home');
    expect(places).toContainEqual({ kind: 'station', name: 'Aat', metres: 500 });
    expect(places.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['centre', 'school']));
    expect(await nearbyOf(2)).not.toEqual(await nearbyOf(1));
  });

  test('is the same for every hidden address in the town, in whole kilometres from its centre', async () => {
    expect(await nearbyOf(11)).toEqual({
      from: 'town',
      places: [
        { kind: 'station', name: 'Aat', metres: 1000 },
        { kind: 'town', name: 'Lessen', metres: 10_000 },
      ],
    });
    for (const id of [12, 13]) expect(await nearbyOf(id)).toEqual(await nearbyOf(11));
  });
});
