import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attest, fingerprintOf } from '@facade/platform/attestation';
import { describedRelease } from '@facade/platform/described-release';
import { readBuild } from '@facade/platform/read-build';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import { smallBuild } from '@facade/platform/testing/small-build';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { digestOf, TOKEN_TYPE } from '../client/credential.ts';
import { type TestService, testService } from './testing/test-service.ts';

/** Number of forged uploads; `FACADE_FORGED_UPLOADS=10000` for a long run. */
const RUNS = Number(process.env.FACADE_FORGED_UPLOADS ?? 500);

let site: TestService;
let key: KeyObject;
let formsKey: KeyObject;
let expiredKey: KeyObject;
let haltKey: KeyObject;
const stranger = generateKeyPairSync('ed25519').privateKey;
/** A release of mf-detail as its team would offer it. */
let good: { description: string; attestation: ReturnType<typeof attest>; file: Buffer };
beforeAll(async () => {
  site = await testService(async () => ({ assertFits: async () => {}, end: () => {} }));
  formsKey = await site.addTeam('mf-forms');
  expiredKey = await site.addTeam('mf-expired', { expires: '2020-01-01T00:00:00Z' });
  haltKey = await site.addTeam('mf-halt', { may: ['halt'] });
  key = await site.addTeam('mf-detail');
  const build = await readBuild(smallBuild(site.data, 'good'));
  const { description, record } = describedRelease(build);
  const [file = Buffer.alloc(0)] = build.files.values();
  good = { description: String(description), attestation: attest({ section: 'mf-detail', ...record }, key), file };
});
afterAll(() => site.dispose());

interface Forged {
  method: 'POST' | 'PUT';
  path: string;
  body: Buffer;
  key: KeyObject;
  /** Claims that differ from those of an honest client. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Replaces the token. */
  token?(honest: string): string | undefined;
  /** What arrives instead of the body that was signed. */
  sent?: Buffer;
}

const HOST = 'site.example';
const offer = (change: object = {}) =>
  Buffer.from(JSON.stringify({ description: good.description, attestation: good.attestation, ...change }));
const release = (body: Buffer, more: Partial<Forged> = {}): Forged => ({
  ...{ method: 'POST', path: `${REGISTRY_URL}/sections/mf-detail/releases`, body, key },
  ...more,
});
const file = (name: string, body: Buffer, more: Partial<Forged> = {}): Forged => ({
  ...{ method: 'PUT', path: `${REGISTRY_URL}/sections/mf-detail/files/${name}`, body, key },
  ...more,
});
const hexOf = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');

/** The release with its description changed, signed anew by the team: only the description is wrong. */
function described(change: (description: Record<string, never>) => void): Forged {
  const description = JSON.parse(good.description);
  change(description);
  return release(offer({ description: `${JSON.stringify(description, null, 2)}\n` }));
}

const text = fc.string({ maxLength: 40 });
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
const seconds = () => Math.floor(Date.now() / 1000);

/** A path that leaves the release's folder, or names what is not one of its files. */
const badPath = fc
  .tuple(fc.constantFrom('../', '/', '..\\', 'web/../../', './', '%2e%2e/', 'web//', '.hidden/', 'C:', '\u0000'), text)
  .map(([way, name]) => way + name);

const FORGERIES: fc.Arbitrary<Forged>[] = [
  // Forged and wrong keys.
  fc
    .constantFrom('stranger', 'forms', 'expired', 'halt')
    .map((who) =>
      release(offer(), { key: { stranger, forms: formsKey, expired: expiredKey, halt: haltKey }[who] as KeyObject }),
    ),
  fc
    .constant(null)
    .map(() => release(offer(), { key: stranger, header: { kid: fingerprintOf(createPublicKey(key)) } })),
  fc.nat(400).map((at) => release(offer(), { token: (honest) => flipped(honest, at) })),
  fc.string().map((token) => release(offer(), { token: () => token })),
  fc
    .constantFrom(undefined, '', 'a.b.c', `${'a'.repeat(9000)}.b.c`)
    .map((token) => release(offer(), { token: () => token })),
  fc.constant(null).map(() => release(offer(), { token: (honest) => unsigned(honest) })),
  // Expired, early, of another request, of another site.
  fc
    .integer({ min: 700, max: 1e6 })
    .map((age) => release(offer(), { claims: { iat: seconds() - age, exp: seconds() - age + 120 } })),
  fc
    .integer({ min: 100, max: 1e6 })
    .map((ahead) => release(offer(), { claims: { iat: seconds() + ahead, exp: seconds() + ahead + 120 } })),
  fc.integer({ min: 700, max: 1e6 }).map((life) => release(offer(), { claims: { exp: seconds() + life } })),
  fc
    .constantFrom('method', 'path', 'digest', 'jti', 'aud', 'exp', 'iat')
    .map((name) => release(offer(), { claims: { [name]: undefined } })),
  text.map((aud) => release(offer(), { claims: { aud: `${aud}.example` } })),
  fc.constantFrom('JWT', '', 'at+jwt').map((typ) => release(offer(), { header: { typ } })),
  fc
    .constantFrom('mf-forms', 'mf-halt', '..', 'MF', 'a/b', '%2e%2e%2f', 'constructor', '__proto__')
    .map((section) => release(offer(), { path: `${REGISTRY_URL}/sections/${section}/releases` })),
  bytes.filter((sent) => sent.length > 0).map((sent) => release(offer(), { sent })),
  fc.nat(200).map((cut) => release(offer(), { sent: offer().subarray(0, cut) })),
  // Truncated, oversized and odd bodies, honestly signed.
  bytes.map((body) => release(body)),
  fc.nat(1000).map((cut) => release(offer().subarray(0, Math.min(cut, offer().length - 2)))),
  fc.json().map((json) => release(Buffer.from(json))),
  fc.integer({ min: 1, max: 4 }).map((megabytes) => release(offer({ why: 'x'.repeat(megabytes * 1024 * 1024) }))),
  fc.constant(null).map(() => release(Buffer.alloc(4 * 1024 * 1024 + 1))),
  fc
    .constantFrom(
      { canary: 101 },
      { canary: -1 },
      { canary: 1.5 },
      { channel: '../x' },
      { canary: 1, channel: 'x' },
      { more: 1 },
    )
    .map((change) => release(offer(change))),
  // Descriptions that lie.
  badPath.map((path) => described((each) => Object.assign(each, { others: { [path]: `sha384-${'A'.repeat(64)}` } }))),
  badPath.map((path) => described((each) => Object.assign(each, { entry: path }))),
  badPath.map((version) => described((each) => Object.assign(each, { version }))),
  text.map((name) => described((each) => Object.assign(each, { name }))),
  fc
    .constantFrom('web', 'node', 'others', 'exposes', 'entry', 'version', 'name')
    .chain((field) =>
      fc.anything().map((value) => described((each) => Object.assign(each, { [field]: jsonOf(value) }))),
    ),
  fc
    .constantFrom('release.json', '.upload', '__proto__')
    .map((path) =>
      described((each) => Object.assign(each, { others: Object.fromEntries([[path, `sha384-${'A'.repeat(64)}`]]) })),
    ),
  // A signature that is missing, foreign, or over another release.
  fc.constant(null).map(() => release(offer({ attestation: undefined }))),
  fc
    .base64String({ maxLength: 90 })
    .map((signature) => release(offer({ attestation: { ...good.attestation, signature } }))),
  fc
    .constant(null)
    .map(() => release(offer({ attestation: { ...good.attestation, key: fingerprintOf(createPublicKey(formsKey)) } }))),
  // Files.
  fc.tuple(badPath, bytes).map(([name, body]) => file(encodeURIComponent(name), body)),
  bytes.map((body) => file(hexOf(good.file), Buffer.concat([body, Buffer.from('x')]))),
  bytes.map((body) => file(hexOf(body), body, { key: formsKey })),
  bytes.map((body) => file(hexOf(body).toUpperCase(), body)),
];

const jsonOf = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? String(each) : each));
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

function flipped(token: string, at: number): string {
  const place = at % (token.length - 1);
  const letter = token[place] === 'A' ? 'B' : 'A';
  // The last letter of a signature has bits that mean nothing.
  return token[place] === '.' ? token.replaceAll('.', '') : token.slice(0, place) + letter + token.slice(place + 1);
}

function unsigned(token: string): string {
  const [, claims] = token.split('.');
  return `${Buffer.from('{"alg":"none","typ":"facade-request+jwt"}').toString('base64url')}.${claims}.`;
}

async function send({ method, path, body, key: signer, claims = {}, header = {}, token, sent }: Forged) {
  const all = {
    method,
    path,
    digest: digestOf(body),
    aud: HOST,
    iat: seconds(),
    exp: seconds() + 120,
    jti: randomUUID(),
    ...claims,
  };
  const honest = await new SignJWT(all as never)
    .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE, kid: fingerprintOf(createPublicKey(signer)), ...header })
    .sign(signer);
  const used = token ? token(honest) : honest;
  const authorization = used === undefined ? {} : { authorization: `Bearer ${used.replaceAll(/[^\x20-\x7e]/g, '?')}` };
  const headers = { host: HOST, 'content-type': 'application/octet-stream', ...authorization };
  return site.server.inject({ method, url: path, headers, payload: sent ?? body });
}

/** Every file below the data folder, except for the log of refused attempts. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !name.endsWith('refused.jsonl'))
    .sort();
}

test('no forged upload is accepted, none is a fault of the service, each is told which rule it breaks, and nothing is written', async () => {
  const before = filesBelow(site.data);
  const { revision } = (await site.store.registry.read()).extras;
  const codes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...FORGERIES), async (forged) => {
      const answer = await send(forged);
      const { code, message } = answer.json();
      expect([answer.statusCode, code, typeof message]).toEqual([
        answer.statusCode,
        expect.stringMatching(/^[a-z-]+$/),
        'string',
      ]);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  expect(filesBelow(site.data)).toEqual(before);
  expect((await site.store.registry.read()).extras.revision).toBe(revision);
  expect(codes.size).toBeGreaterThan(8);
  if (process.env.FACADE_FORGED_UPLOADS) console.log(Object.fromEntries([...codes].sort(([, a], [, b]) => b - a)));
}, 600_000);

test('a token is good for one request; the honest one of every forgery is accepted', async () => {
  const name = hexOf(good.file);
  let token = '';
  const keep = (honest: string) => {
    token = honest;
    return honest;
  };
  expect((await send(file(name, good.file, { token: keep }))).statusCode).toBe(201);
  const again = await send(file(name, good.file, { token: () => token }));
  expect([again.statusCode, again.json().code]).toEqual([401, 'replayed-token']);
  const offered = await send(release(offer()));
  expect([offered.statusCode, offered.json().code]).toEqual([409, 'files-missing']);
  expect(readFileSync(join(site.data, 'registry-service/files/mf-detail', name))).toEqual(good.file);
});
