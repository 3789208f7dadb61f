import { addressesIn } from './addresses-in.ts';

const ORIGIN = 'http://localhost:8080';

test('finds links, and every size and format of a picture', () => {
  const html = `
    <meta property="og:image" content="${ORIGIN}/api/pictures/a?width=1280"/>
    <link rel="preload" as="image" imagesrcset="/api/pictures/a?width=320&#38;format=avif 320w,/api/pictures/a?width=640&#38;format=avif 640w"/>
    <source srcSet="/api/pictures/a?width=640&amp;format=avif 640w"/>
    <a href="/nl/te-koop/?page=2#list">2</a><a href="/nl/te-koop/?page=2">2</a>`;
  expect(addressesIn(html, ORIGIN)).toEqual({
    pages: ['/nl/te-koop/?page=2'],
    pictures: [
      '/api/pictures/a?width=1280',
      '/api/pictures/a?width=320&format=avif',
      '/api/pictures/a?width=640&format=avif',
    ],
  });
});

test('stays on the site, and skips files and the rest of the api', () => {
  const html = `<a href="https://elsewhere.example/nl/">x</a><a href="//elsewhere.example/">x</a><a href="mailto:an@example.be">x</a>
    <script src="/_shell/main.js"></script><link href="/api/openapi.json"/>`;
  expect(addressesIn(html, ORIGIN)).toEqual({ pages: [], pictures: [] });
});
