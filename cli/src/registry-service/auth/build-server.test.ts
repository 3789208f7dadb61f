import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { historyOf } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { findCredential } from '../../client/credential.ts';
import { RefusedError, RegistryClient } from '../../client/registry-client.ts';
import { type TestService, testService } from '../testing/test-service.ts';

/** An issuer of identity tokens, as a build server is one. */
let issuer: Server;
let address: string;
let site: TestService;
const ours = await generateKeyPair('RS256');
const others = await generateKeyPair('RS256');
beforeAll(async () => {
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: '1', alg: 'RS256', use: 'sig' };
  issuer = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', address);
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: address, jwks_uri: `${address}/jwks` },
      '/jwks': { keys: [jwk] },
      // As GitHub gives one to a workflow.
      '/token': { value: await tokenOf({ aud: searchParams.get('audience') }) },
    };
    response.writeHead(answers[pathname] ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[pathname] ?? null));
  });
  await once(issuer.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  site = await testService();
  const server = { id: 'ci', issuer: address, repository: 'agency/mf-detail', refs: ['refs/heads/main'] };
  await site.addTeam('mf-detail', { oidc: [{ ...server, may: ['publish', 'rollback'] }] });
  await site.addTeam('mf-forms');
});
afterAll(async () => {
  await site.dispose();
  issuer.close();
  issuer.closeAllConnections();
});

const tokenOf = (claims: Record<string, unknown> = {}, key = ours.privateKey) =>
  new SignJWT({
    ...{ iss: address, aud: site.site.host, repository: 'agency/mf-detail', ref: 'refs/heads/main', sha: 'abc1234' },
    ...claims,
  } as never)
    .setProtectedHeader({ alg: 'RS256', kid: '1' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);

test('a build server publishes without a stored secret, under the name of its commit', async () => {
  const environment = { ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/token?a=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' };
  const credential = await findCredential(undefined, site.site, environment);
  const client = new RegistryClient(site.site, credential ?? { token: '' });
  await client.publish(smallBuild(site.data, 'one'), { version: '1.0.0' });
  expect(await site.state()).toBe('1.0.0');
  const by = 'mf-detail/ci (agency/mf-detail refs/heads/main abc1234)';
  expect((await historyOf(site.store.registry, 'mf-detail'))[0]).toMatchObject({ by, identity: 'oidc' });
  const refused = client.publish(smallBuild(site.data, 'x', 'mf-forms'));
  await expect(refused).rejects.toThrow(
    `${by} belongs to the team of mf-detail: it lacks the right "publish" on mf-forms`,
  );
  await expect(client.change('mf-detail', 'halt')).rejects.toThrow('lacks the right "halt"');
});

test('the next commit of a repository is no second person', async () => {
  const server = { id: 'ci', issuer: address, repository: 'agency/mf-guide', refs: ['refs/heads/main'] };
  await site.addTeam('mf-guide', { oidc: [{ ...server, may: ['publish', 'promote'] }], needs: ['two people'] });
  const at = async (sha: string) =>
    new RegistryClient(site.site, { token: await tokenOf({ repository: 'agency/mf-guide', sha }) });
  const build = smallBuild(site.data, 'guide', 'mf-guide');
  await (await at('abc')).publish(build, { version: '1.0.0', channel: 'next' });
  const promoted = (await at('def')).change('mf-guide', 'promote', { version: '1.0.0' });
  await expect(promoted).rejects.toThrow('mf-guide needs two people');
});

test.each<[string, () => Promise<string>]>([
  ['wrong-repository', () => tokenOf({ repository: 'agency/fork' })],
  ['wrong-ref', () => tokenOf({ ref: 'refs/pull/7/merge' })],
  ['bad-token', () => tokenOf({ aud: 'another.example' })],
  ['wrong-signature', () => tokenOf({}, others.privateKey)],
  ['unknown-issuer', () => tokenOf({ iss: 'https://evil.example' })],
])('a token that does not fit is refused: %s', async (code, token) => {
  const error = await new RegistryClient(site.site, { token: await token() }).status().catch((caught) => caught);
  expect(error instanceof RefusedError ? error.answer.code : error).toBe(code);
});

test('an issuer that does not answer is named', async () => {
  const gone = 'http://127.0.0.1:9';
  await site.addTeam('mf-owner', {
    oidc: [{ id: 'ci', issuer: gone, repository: 'a/b', refs: ['x'], may: ['publish'] }],
  });
  const client = new RegistryClient(site.site, { token: await tokenOf({ iss: gone }) });
  await expect(client.status()).rejects.toThrow(`the build server ${gone} does not give its keys`);
});
