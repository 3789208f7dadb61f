import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addDays, brusselsDay } from '../../kernel/time/brussels-day.ts';
import { bookVisit } from '../../testing/booked-visit.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('GET /api/visit-slots', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
    await site.load([
      ...propertyRecords(1),
      ...propertyRecords(2, { Status: 2 }),
      ...propertyRecords(3, { OffMarket: true }),
    ]);
  });
  afterAll(() => site.close());

  const today = brusselsDay(new Date());
  const ask = (query: string) => site.api.inject(`/api/visit-slots${query}`);
  const all = `from=${today}&to=${addDays(today, 60)}`;
  const slotsOf = async (query: string) => (await ask(`?${query}`)).json().slots;

  test('returns the free slots of a home, in Belgian time, and is never cached', async () => {
    const answer = await ask(`?property=1&${all}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { slots } = answer.json();
    expect(Object.keys(answer.json())).toEqual(['slots']);
    expect(slots.length).toBeGreaterThan(3);
    for (const slot of slots)
      expect(slot).toEqual({
        id: expect.stringMatching(/^[\w-]+$/),
        start: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+0[12]:00$/),
        end: expect.any(String),
      });
    expect(slots.map(({ start }: { start: string }) => start)).toEqual(
      slots.map(({ start }: { start: string }) => start).sort(),
    );
  });

  test('leaves out slots outside the span, by day or by moment', async () => {
    const [first, second] = await slotsOf(`property=1&${all}`);
    const day = first.start.slice(0, 10);
    expect((await slotsOf(`property=1&from=${day}&to=${day}`))[0]).toEqual(first);
    const moments = (from: string, to: string) =>
      slotsOf(`property=1&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`);
    expect(await moments(first.start, second.start)).toEqual([first]);
    expect((await slotsOf('property=1')).length).toBeGreaterThan(0);
  });

  test('has no slots that are booked, or of homes that are sold or off-market', async () => {
    const [first] = await slotsOf(`property=1&${all}`);
    await bookVisit(site, { slotId: first.id, propertyId: 1 });
    expect(await slotsOf(`property=1&${all}`)).not.toContainEqual(first);
    expect(await slotsOf(`property=2&${all}`)).toEqual([]);
    expect(await slotsOf(`property=3&${all}`)).toEqual([]);
    const summary = async (id: number) => (await ask(`/summary?property=${id}`)).json();
    expect(await summary(1)).toEqual({ state: 'free', first: expect.any(String), last: expect.any(String) });
    expect(await summary(2)).toEqual({ state: 'none', first: null, last: null });
  });

  test.each([
    ['', 'property'],
    ['?property=x', 'property'],
    ['?property=1&from=2026-13-01', 'from'],
    ['?property=1&from=tomorrow', 'from'],
    ['?property=1&from=2026-02-30', 'from'],
    ['?property=1&from=2026-11-02&to=2026-11-01', 'to'],
    ['?property=1&from=2026-11-02&to=2027-02-01', 'to'],
    ['?property=1&to=2000-01-01', 'to'],
    ['?property=1&from=2026-11-02T10:00', 'from'],
  ])('refuses "%s" by the name of the parameter', async (query, name) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`"${name}`);
    expect(answer.json().errors[0].message).toMatch(/2026-11-24|62|geheel getal/);
  });

  test('has no slots of a home that does not exist', async () => {
    expect((await ask('?property=99')).statusCode).toBe(404);
    expect((await ask('/summary?property=99')).statusCode).toBe(404);
  });
});
