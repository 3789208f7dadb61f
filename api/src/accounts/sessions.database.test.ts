import { describeDatabase } from '../testing/described-database.ts';
import { addOwner } from './owners/add-owner.ts';
import { ownerSessions as sessions } from './owners/session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const device = { browser: 'Firefox', system: 'Windows' };

describeDatabase('a session', (db) => {
  const begin = new Date('2026-03-02T09:00:00Z');
  const after = (milliseconds: number) => new Date(begin.getTime() + milliseconds);
  let anne: number;
  let bob: number;
  const start = (accountId = anne, isRemembered = false) =>
    sessions.start(db(), { accountId, device, isRemembered }, begin);
  const open = (token: string, at: number) => sessions.open(db(), token, after(at));
  /** The token that replaces this one. */
  const renewed = async (token: string, at: number) => (await open(token, at))?.renewed?.token ?? '';
  const idOf = async (token: string) => (await open(token, 0))?.id ?? 0;

  beforeAll(async () => {
    for (const name of ['anne', 'bob'])
      await addOwner(db(), { name, email: `${name}@example.be`, password: 'correct horse', propertyIds: [] });
    const accounts = await db().selectFrom('account').select(['id', 'email']).orderBy('email').execute();
    [anne = 0, bob = 0] = accounts.map(({ id }) => id);
  });
  beforeEach(() => db().deleteFrom('session').execute());

  test('keeps its token for ten minutes and then gets a new one', async () => {
    const { token } = await start();
    expect(await open(token, 9 * MINUTE)).toMatchObject({ accountId: anne, renewed: null });
    const next = await renewed(token, 11 * MINUTE);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(token);
    expect(await open(next, 12 * MINUTE)).toMatchObject({ accountId: anne, renewed: null });
    expect(await renewed(next, 22 * MINUTE)).not.toBe(next);
  });

  test('gives all requests of one moment the same new token, and repeats it if the answer got lost', async () => {
    const { token } = await start();
    const tokens = await Promise.all([1, 2, 3].map(() => renewed(token, 11 * MINUTE)));
    expect(new Set(tokens).size).toBe(1);
    expect(await renewed(token, 11 * MINUTE + HOUR)).toBe(tokens[0]);
    expect(await open(tokens[0] ?? '', 12 * MINUTE + HOUR)).not.toBeNull();
  });

  test('accepts the former token for a minute after the new one is used, for requests already under way', async () => {
    const { token } = await start();
    const next = await renewed(token, 11 * MINUTE);
    await open(next, 12 * MINUTE);
    expect(await open(token, 12 * MINUTE + 50_000)).toMatchObject({ accountId: anne, renewed: null });
    expect(await open(next, 12 * MINUTE + 55_000)).not.toBeNull();
  });

  test('ends for everybody when a copy of the former token is used', async () => {
    const { token } = await start();
    const next = await renewed(token, 11 * MINUTE);
    await open(next, 12 * MINUTE);
    expect(await sessions.isOpen(db(), token, after(14 * MINUTE))).toBe(false);
    expect(await sessions.isOpen(db(), next, after(14 * MINUTE))).toBe(true);
    expect(await open(token, 14 * MINUTE)).toBeNull();
    expect(await open(next, 14 * MINUTE)).toBeNull();
  });

  test('ends when thief and owner have both renewed it', async () => {
    const { token } = await start();
    const owners = await renewed(token, 11 * MINUTE);
    const thiefs = await renewed(token, 12 * MINUTE);
    await open(owners, 13 * MINUTE);
    await open(thiefs, 13 * MINUTE);
    const next = await renewed(owners, 24 * MINUTE);
    await open(next, 25 * MINUTE);
    expect(await open(thiefs, 27 * MINUTE)).toBeNull();
    expect(await open(next, 27 * MINUTE)).toBeNull();
  });

  test('lasts a week if the browser remembers it, otherwise until the browser is closed and at most half a day', async () => {
    const [passing, remembered] = [await start(), await start(anne, true)];
    expect([passing.seconds, remembered.seconds]).toEqual([null, 7 * 24 * 3600]);
    expect(await sessions.isOpen(db(), passing.token, after(11 * HOUR))).toBe(true);
    expect(await open(passing.token, 13 * HOUR)).toBeNull();
    expect((await open(remembered.token, 6 * 24 * HOUR))?.renewed?.seconds).toBe(24 * 3600);
    expect(await open(remembered.token, 7 * 24 * HOUR + 1)).toBeNull();
  });

  test('is listed with its device and when it was last seen', async () => {
    const { token } = await start();
    await open(token, 5 * MINUTE);
    await open(token, 5 * MINUTE + 10_000);
    await start(bob);
    expect(await sessions.list(db(), anne, after(6 * MINUTE))).toEqual([
      { id: await idOf(token), ...device, firstSeen: begin, lastSeen: after(5 * MINUTE) },
    ]);
  });

  test('can be ended only by its own account: alone, with all others, or by its former token', async () => {
    const [one, two, three] = [await start(), await start(), await start()];
    const id = await idOf(one.token);
    expect(await sessions.endOne(db(), bob, id)).toBe(false);
    expect(await open(one.token, 0)).not.toBeNull();
    expect(await sessions.endOne(db(), anne, id)).toBe(true);
    expect(await open(one.token, 0)).toBeNull();
    await sessions.endAll(db(), anne, await idOf(two.token));
    expect([await open(two.token, 0), await open(three.token, 0)]).toMatchObject([{ accountId: anne }, null]);
    await renewed(two.token, 11 * MINUTE);
    await sessions.end(db(), two.token);
    expect(await db().selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('stores no token in plain text', async () => {
    const { token } = await start();
    const next = await renewed(token, 11 * MINUTE);
    const rows = JSON.stringify(await db().selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(next);
  });
});
