import { belowPreview, keepBelowPreview } from './below-preview.ts';

test.each([
  ['/nl/', '/preview/nl/'],
  ['/fr/a-vendre/?type=1#x', '/preview/fr/a-vendre/?type=1#x'],
  ['/preview/nl/', '/preview/nl/'],
  ['/nl/feed.xml', '/nl/feed.xml'],
  ['/api/papers/a.pdf?lang=nl', '/api/papers/a.pdf?lang=nl'],
  ['//nl/evil/', '//nl/evil/'],
  ['https://other.example/nl/', 'https://other.example/nl/'],
  ['/', '/'],
])('%s becomes %s', (path, expected) => expect(belowPreview(path)).toBe(expected));

test('keeps links and forms of markup below the preview, and changes nothing else', () => {
  const html = [
    '<a class="x" href="/nl/te-koop/?a=1">',
    '<form method="post" action="/nl/contact/">',
    '<a href="/preview/nl/"><a href="#main"><a href="/nl/feed.xml"><link href="/_shell/a.js"><a href="https://a.be/nl/">',
    '<a data-href="/nl/"><img src="/nl/x/">',
    '<script type="application/json">{"html":"<a href=\\"/nl/x/\\">","path":"/nl/x/"}</script>',
  ].join('\n');
  expect(keepBelowPreview(html)).toBe(
    html.replace('"/nl/te-koop/', '"/preview/nl/te-koop/').replace('"/nl/contact/', '"/preview/nl/contact/'),
  );
});
