import { CREATED, postForm, startFormSite } from '../../../testing/posted-form.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const post = (payload: string, headers?: Record<string, string>, url?: string, type?: string) =>
  postForm(site, payload, headers, url, type);

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://localhost:80' }],
])('refuses a post from another site: %p', async (headers: Record<string, string>) => {
  site = await startFormSite(CREATED);
  const answer = await post('form=contact', headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('<footer');
  expect(site.api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  [{}],
  [{ origin: 'http://localhost' }],
  [{ origin: 'https://www.example.be' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
  // Behind a proxy that terminates TLS without announcing it.
  [{ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
])('accepts a post of this site: %p', async (headers: Record<string, string>) => {
  site = await startFormSite(CREATED);
  expect((await post('form=contact', { host: 'localhost', ...headers })).statusCode).toBe(303);
});

test.each([
  'form=contact&name=%00',
  'form=contact&%00=a',
  'form=contact&a=b&a=%00',
  'form=../owner',
  'form=',
  '',
  'name=Ann',
  'form=a&form=b',
  'form=Contact',
])('refuses a form without a valid name, or with invalid text: %s', async (payload) => {
  site = await startFormSite();
  expect((await post(payload)).statusCode).toBe(400);
  expect(site.api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test.each([
  ['too large', `form=contact&text=${'x'.repeat(70_000)}`, undefined, 413],
  ['of a type that no form has', '<a/>', 'application/xml', 415],
  ['cut off', '--x', 'multipart/form-data; boundary=x', 400],
  ['without its boundary', '--x', 'multipart/form-data', 400],
  ['JSON', '{"form":"contact"}', 'application/json', 415],
  ['JSON without end', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 415],
  ['plain text', 'form=contact', 'text/plain', 415],
])('answers a body that is %s with a page of the site', async (_what, payload, type, status) => {
  site = await startFormSite();
  const answer = await post(payload, {}, '/nl/te-koop/', type);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<footer');
});
