import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const person = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', message: 'Bonjour', privacy: true };

describe.each(['turnstile', 'hcaptcha', 'friendly'])('%s as captcha', (provider) => {
  let service: Server;
  let site: TestApi;
  let answer: { status: number; body: object } | 'hang' = { status: 200, body: { success: true } };
  const asked: { type?: string; body: string; key?: string | string[] }[] = [];
  const post = (fields: object) =>
    site.api.inject({ method: 'POST', url: '/api/forms/contact', payload: { ...person, ...fields } });
  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const { 'content-type': type, 'x-api-key': key } = request.headers;
      asked.push({ type, key, body: await text(request) });
      if (answer === 'hang') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const { port } = service.address() as AddressInfo;
    site = await startTestApi({
      env: {
        CAPTCHA_PROVIDER: provider,
        CAPTCHA_SITE_KEY: 'site',
        CAPTCHA_SECRET: 'secret',
        CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
      },
    });
  });
  afterAll(async () => {
    await site.close();
    service.closeAllConnections();
    service.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  test('sends the provider the token and the secret, and nothing about the visitor', async () => {
    answer = { status: 200, body: { success: true } };
    expect((await post({ captcha: 'token-1' })).statusCode).toBe(201);
    const [{ body = '', key } = {}] = asked;
    expect(`${body}${key}`).toContain('secret');
    expect(body).toContain('token-1');
    expect(body).not.toContain('127.0.0.1');
  });

  test('refuses a form with an invalid token', async () => {
    answer = { status: 200, body: { success: false } };
    expect((await post({ captcha: 'token-2' })).json().errors).toEqual([
      { path: 'captcha', message: expect.any(String) },
    ]);
  });

  test.each([{ status: 500, body: {} }, { status: 401, body: { success: false } }, 'hang' as const])(
    'accepts every form when it answers %j',
    async (given) => {
      answer = given;
      expect((await post({ captcha: 'token-3' })).statusCode).toBe(201);
    },
  );

  test('allows pages to load from its hosts, and gives browsers the public key', async () => {
    expect((await site.api.inject('/api/captcha')).json()).toEqual({ provider, siteKey: 'site' });
    const { externalSources } = (await site.api.inject('/api/site?lang=nl')).json();
    expect(externalSources.frames.length).toBeGreaterThan(0);
  });
});

test('a site with its own captcha, or none, allows its pages no other hosts', async () => {
  const api = await startTestApi({ env: { CAPTCHA_PROVIDER: 'none' } });
  expect((await api.api.inject('/api/captcha')).json()).toEqual({ provider: 'none' });
  expect((await api.api.inject('/api/site?lang=nl')).json().externalSources?.frames ?? []).toEqual([]);
  await api.close();
});
