import { staticPage } from './static-page.ts';

test('removes scripts of every kind, and keeps styles, pictures and text', () => {
  const html =
    '<!doctype html><html lang="nl"><head><script>consent()</script><style>a{}</style>' +
    '<script type="importmap">{"integrity":{}}</script><link rel="modulepreload" href="/a.js">' +
    '<link rel="preload" as="image" href="/a.avif"></head><body><p>a &lt; b</p><img src="/a.avif">\n' +
    '<script type="application/json" id="state">{"html":"\\u003cscript>"}</script>\n<script type="module" src="/boot.js"></script></body></html>';
  expect(staticPage(html)).toBe(
    '<!doctype html><html data-consent="ask" lang="nl"><head><style>a{}</style>' +
      '<link rel="preload" as="image" href="/a.avif"></head><body><p>a &lt; b</p><img src="/a.avif">\n\n</body></html>',
  );
});
