import { sql } from 'kysely';
import { describeDatabase } from '../testing/described-database.ts';
import { HashQueue } from './hash-queue.ts';
import { Login, type LoginOutcome } from './log-in.ts';
import { addOwner } from './owners/add-owner.ts';
import { ownerRealm } from './owners/owner-realm.ts';

const EMAIL = 'anne@example.be';
const PASSWORD = 'correct horse';
const BROWSER = { deviceName: { browser: '', system: '' }, isRemembered: false };

describeDatabase('the login', (db) => {
  /** Two apis on one database. */
  let apis: Login[];
  let attempts = 0;
  let networks = 0;
  const attempt = (password: string, address: string, device?: string, email = EMAIL) =>
    (apis[attempts++ % 2] as Login).attempt({ ...BROWSER, email, password, address, device });
  const newAddress = () => `198.51.${++networks >> 8}.${networks & 255}`;
  const secondsOf = (outcome: LoginOutcome) => (outcome.kind === 'wait' ? outcome.seconds : 0);
  /** More guesses than an account accepts from strangers before newcomers must wait. */
  const attack = async (email = EMAIL) => {
    for (let n = 0; n < 14; n++) await attempt('a guess', newAddress(), undefined, email);
  };
  const passSeconds = (seconds: number) =>
    sql`update login_source set free_at = free_at - make_interval(secs => ${seconds})`.execute(db());
  const logIn = async (device?: string) => {
    const outcome = await attempt(PASSWORD, newAddress(), device);
    if (outcome.kind !== 'in') throw new Error(outcome.kind);
    return outcome;
  };

  const stranger = () => ({ ...BROWSER, email: EMAIL, address: newAddress(), device: undefined });
  /** On a new browser: tries, waits as long as the answer says, and retries. */
  const logInWhenAdmitted = async () => {
    const ask = () => (apis[0] as Login).attempt({ ...owner, password: PASSWORD });
    const owner = stranger();
    await passSeconds(secondsOf(await ask()));
    const outcome = await ask();
    if (outcome.kind !== 'in') throw new Error(outcome.kind);
    return outcome;
  };

  beforeAll(async () => {
    await addOwner(db(), { name: 'Anne', email: EMAIL, password: PASSWORD, propertyIds: [] });
  });
  beforeEach(async () => {
    await db().deleteFrom('hit_counter').execute();
    await db().deleteFrom('login_source').execute();
    apis = [new Login(db(), ownerRealm, new HashQueue()), new Login(db(), ownerRealm, new HashQueue())];
  });

  test('makes a source that guesses wait ever longer, whichever api it calls', async () => {
    const address = newAddress();
    const outcomes: LoginOutcome[] = [];
    for (let n = 0; n < 4; n++) outcomes.push(await attempt('a guess', address));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['wrong', 'wrong', 'wrong', 'wait']);
    const waits = [];
    for (let n = 0; n < 3; n++) {
      waits.push(secondsOf(await attempt('a guess', address)));
      await passSeconds(waits.at(-1) ?? 0);
      await attempt('a guess', address);
    }
    expect(waits).toEqual([2, 4, 8]);
    expect((await attempt(PASSWORD, address)).kind).toBe('wait');
  });

  test('checks three of the guesses that one source sends at once', async () => {
    const address = newAddress();
    const outcomes = [];
    for (let n = 0; n < 4; n++)
      outcomes.push(...(await Promise.all(Array.from({ length: 4 }, () => attempt('a guess', address)))));
    expect(outcomes.filter(({ kind }) => kind === 'wrong')).toHaveLength(3);
  });

  test('forgets the mistakes of an owner who then enters the right password', async () => {
    const address = newAddress();
    for (let round = 0; round < 4; round++) {
      expect((await attempt('a mistake', address)).kind).toBe('wrong');
      expect((await attempt('a mistake', address)).kind).toBe('wrong');
      expect((await attempt(PASSWORD, address)).kind).toBe('in');
    }
  });

  test('throttles an account across addresses, whether it exists or not', async () => {
    for (const email of [EMAIL, 'nobody@example.be']) {
      const kinds = [];
      for (let n = 0; n < 14; n++) kinds.push((await attempt('a guess', newAddress(), undefined, email)).kind);
      expect(kinds).toEqual([...Array(10).fill('wrong'), ...Array(4).fill('wait')]);
    }
  });

  test('lets the owner log in on a new device after one short wait, during the attack', async () => {
    await attack();
    const address = newAddress();
    const seconds = secondsOf(await attempt(PASSWORD, address));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    await attack();
    await passSeconds(seconds);
    expect((await attempt(PASSWORD, address)).kind).toBe('in');
  });

  test('lets a browser that the owner has logged in with before log in at once, during the attack', async () => {
    const { device } = await logIn();
    await attack();
    expect((await attempt('a mistake', newAddress(), device)).kind).toBe('wrong');
    const address = newAddress();
    // The attacker is behind the same address and has used up all its attempts.
    for (let n = 0; n < 25; n++) await attempt('a guess', address, undefined, `owner-${n}@example.be`);
    expect((await attempt('a guess', address)).kind).toBe('wait');
    expect((await logIn(device)).session.token).toMatch(/./);
    expect((await attempt(PASSWORD, address, device)).kind).toBe('in');
  });

  test('accepts no device token of another account, no changed one, and none without a limit', async () => {
    const { device } = await logIn();
    await attack();
    await attack('other@example.be');
    expect((await attempt('a guess', newAddress(), device, 'other@example.be')).kind).toBe('wait');
    expect((await attempt('a guess', newAddress(), `${device.slice(0, -2)}AA`)).kind).toBe('wait');
    const kinds = [];
    for (let n = 0; n < 11; n++) kinds.push((await attempt('a guess', newAddress(), device)).kind);
    expect(kinds).toEqual([...Array(10).fill('wrong'), 'wait']);
  });

  test('a flood of throttled guesses does not take the owner’s place in the queue', async () => {
    await attack();
    const flood = Array.from({ length: 60 }, () => (apis[0] as Login).attempt({ ...stranger(), password: 'a guess' }));
    const { device } = await logInWhenAdmitted();
    expect((await Promise.all(flood)).filter(({ kind }) => kind === 'wrong')).toEqual([]);
    // A browser that has used up its own attempts loses its lane.
    for (let n = 0; n < 10; n++) await attempt('a guess', newAddress(), device);
    const lanes = jest.spyOn(HashQueue.prototype, 'run');
    expect((await attempt('a guess', newAddress(), device)).kind).toBe('wait');
    expect(lanes).not.toHaveBeenCalled();
    lanes.mockRestore();
  });

  test('does not count an attempt that the full queue refuses', async () => {
    const full = jest.spyOn(HashQueue.prototype, 'isFull').mockReturnValue(true);
    const address = newAddress();
    for (let n = 0; n < 30; n++) expect(await attempt('a guess', address)).toEqual({ kind: 'wait', seconds: 2 });
    full.mockRestore();
    expect((await attempt(PASSWORD, address)).kind).toBe('in');
  });

  test('refuses a source that tries many accounts', async () => {
    const address = newAddress();
    const kinds = [];
    for (let n = 0; n < 22; n++) kinds.push((await attempt('a guess', address, undefined, `o${n}@example.be`)).kind);
    expect(kinds).toEqual([...Array(20).fill('wrong'), 'wait', 'wait']);
  });

  test('stores neither IP addresses nor mail addresses in its counters', async () => {
    await attempt('a guess', '198.51.100.77');
    const rows = JSON.stringify([
      await db().selectFrom('hit_counter').selectAll().execute(),
      await db().selectFrom('login_source').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/anne|198\.51/);
  });
});
