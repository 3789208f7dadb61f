import { sql } from 'kysely';
import { clearExpired } from '../../app/clear-expired.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { AddressLimit } from './address-limit.ts';
import { countHit, undoHit } from './hit-counter.ts';
import { keyedHash } from './keyed-hash.ts';
import { issueToken, readToken } from './signed-token.ts';

describeDatabase('limits', (db) => {
  beforeEach(() => db().deleteFrom('hit_counter').execute());

  test('count hits that come together one by one', async () => {
    const counted = await Promise.all(Array.from({ length: 40 }, () => countHit(db(), 'a', 60)));
    expect(counted.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(counted.every(({ secondsLeft }) => secondsLeft > 0 && secondsLeft <= 60)).toBe(true);
    await undoHit(db(), 'a');
    expect((await countHit(db(), 'a', 60)).hits).toBe(40);
    expect((await countHit(db(), 'b', 60)).hits).toBe(1);
  });

  test('tokens are read for their purpose, while they last, and as they were issued', async () => {
    const now = Date.now();
    const [token, second] = [await issueToken(db(), ['login', 'a'], now), await issueToken(db(), ['login', 'a'], now)];
    const read = (text: string, purpose = ['login', 'a'], later = 0) =>
      readToken(db(), purpose, text, { seconds: 60, now: now + later });
    expect(await read(token)).toMatch(/^[\w-]{22}$/);
    expect(await read(token)).not.toBe(await read(second));
    expect(await read(token, ['login', 'b'])).toBeNull();
    expect(await read(token, ['login'])).toBeNull();
    expect(await read(token, ['login', 'a'], 62_000)).toBeNull();
    const [issued, nonce, signature] = token.split('.') as [string, string, string];
    const [, otherNonce, otherSignature] = second.split('.') as [string, string, string];
    const later = (Number.parseInt(issued, 36) + 1).toString(36);
    for (const forged of [
      `${later}.${nonce}.${signature}`,
      `${issued}.${otherNonce}.${signature}`,
      `${issued}.${nonce}.${otherSignature}`,
      '',
      `${token}=`,
    ])
      expect(await read(forged)).toBeNull();
  });

  test('start at 0 when their window is over', async () => {
    await countHit(db(), 'a', 60);
    await countHit(db(), 'a', 60);
    await sql`update hit_counter set resets_at = now()`.execute(db());
    expect((await countHit(db(), 'a', 60)).hits).toBe(1);
  });

  test('are shared by all apis, per network', async () => {
    const [first, second] = [1, 2].map(() => new AddressLimit(db(), 'test', { max: 4, seconds: 60 }));
    const waits = [];
    for (let n = 0; n < 3; n++) waits.push(await first?.hit('2001:db8::1'), await second?.hit(`2001:db8::${n}:2`));
    expect(waits).toEqual([0, 0, 0, 0, expect.any(Number), expect.any(Number)]);
    expect(waits[5]).toBeGreaterThan(50);
    expect(await second?.hit('2001:db8:0:1::1')).toBe(0);
    expect(await new AddressLimit(db(), 'other', { max: 1, seconds: 60 }).hit('2001:db8::1')).toBe(0);
  });

  test('send no query for an address that is over them', async () => {
    const limit = new AddressLimit(db(), 'test', { max: 1, seconds: 60 });
    for (let n = 0; n < 5; n++) await limit.hit('192.0.2.1');
    const rows = await db().selectFrom('hit_counter').select('hits').execute();
    expect(rows).toEqual([{ hits: 2 }]);
    expect(limit.waitOf('::ffff:192.0.2.1')).toBeGreaterThan(0);
  });

  test('store no address in clear text', async () => {
    await new AddressLimit(db(), 'test', { max: 1, seconds: 60 }).hit('192.0.2.1');
    const [row] = await db().selectFrom('hit_counter').select('key').execute();
    expect(row?.key).toMatch(/^[\w-]{43}$/);
    expect(await keyedHash(db(), 'test', '192.0.2.1')).toBe(row?.key);
    expect(await keyedHash(db(), 'test1', '92.0.2.1')).not.toBe(row?.key);
  });

  test('are all deleted, however many have expired', async () => {
    await sql`insert into hit_counter (key, hits, resets_at)
      select 'over ' || n, 1, now() - interval '1 second' from generate_series(1, 2500) as n`.execute(db());
    await countHit(db(), 'live', 60);
    await clearExpired(db());
    expect(await db().selectFrom('hit_counter').select('key').execute()).toEqual([{ key: 'live' }]);
  });

  test('are deleted when they have expired, and not before', async () => {
    await countHit(db(), 'over', 60);
    await sql`update hit_counter set resets_at = now()`.execute(db());
    await countHit(db(), 'live', 60);
    const formKey = { content_hash: '', submission_id: '0b6b6c1e-7c1b-4c1e-9c1e-0b6b6c1e7c1b' };
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await db()
      .insertInto('form_key')
      .values([
        { key: 'over', created_at: hoursAgo(25), ...formKey },
        { key: 'live', created_at: hoursAgo(23), ...formKey },
      ])
      .execute();
    await clearExpired(db());
    for (const table of ['hit_counter', 'form_key'] as const)
      expect(await db().selectFrom(table).select('key').execute()).toEqual([{ key: 'live' }]);
  });
});
