import { qrCodeUrl } from '@facade/shared-domain/qr-code';
import Fastify from 'fastify';
import encodeQR from 'qr';
import type { SiteSource } from '../../api/site-source.ts';
import { qrCodeRoute } from './qr-code.ts';

async function ask(url: string, origin = '') {
  const server = Fastify().decorateRequest('siteOrigin', 'https://asked.example');
  await server.register(qrCodeRoute, { sites: { isKnown: true, default: { origin } } as SiteSource });
  return server.inject(url);
}
const codeOf = (address: string) => encodeQR(address, 'svg', { border: 2 });

test('encodes the absolute address of the page', async () => {
  const { headers, body } = await ask(qrCodeUrl('/nl/te-koop/ath/woning/4321/'));
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toBe(codeOf('https://asked.example/nl/te-koop/ath/woning/4321/'));
});

test("the agency's own origin takes precedence", async () => {
  const { body } = await ask(qrCodeUrl('/nl/'), 'https://www.agency.example');
  expect(body).toBe(codeOf('https://www.agency.example/nl/'));
});

test.each(['//elsewhere.example/', 'https://elsewhere.example/', `/${'x'.repeat(300)}`, ''])(
  'no code for %j',
  async (path) => {
    expect((await ask(qrCodeUrl(path))).statusCode).toBe(404);
  },
);

test.each(['/_shell/qr-code.svg', '/_shell/qr-code.svg?path=/a&path=/b'])('no code for %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
