import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fonts } from '@facade/shared-ui/theme';
import { answerGallery } from './answer-gallery.ts';

let server: Server;
beforeAll((done) => {
  server = createServer((request, response) =>
    answerGallery(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1', done);
});
afterAll((done) => void server.close(done));

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test.each(['/', '/frame?part=x'])('%s is a document with the fonts and the theme of the site', async (path) => {
  const html = await (await ask(path)).text();
  expect(html).toContain('--font-display:');
  for (const { url } of fonts) expect(html).toContain(`href="${url}"`);
});

test.each(fonts.map(({ url }) => url))('%s is the font itself', async (url) => {
  const answer = await ask(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
});

test('each id has a picture, always the same, except one id', async () => {
  const [one, again, other] = await Promise.all(
    ['a', 'a', 'b'].map(async (id) => (await ask(`/api/pictures/${id}?width=640`)).text()),
  );
  expect(one).toContain('<svg');
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect((await ask('/api/pictures/missing')).status).toBe(404);
});
