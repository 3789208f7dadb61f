import type { Head } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { createTexts } from '../../composition/loading/texts.ts';
import nl from '../../locales/nl.json';
import type { DocumentParts } from './document-parts.ts';
import { headMarkup } from './head-markup.ts';

const parts = (head: Partial<Head>, href = '/nl/contact/?a=1') =>
  ({
    page: { href, head: { title: 'Contact', ...head } },
    site: sampleSite(),
    language: 'nl',
    origin: 'https://example.be',
    i18n: createTexts('nl', { shell: nl }),
  }) as DocumentParts;

const markup = (head: Partial<Head>, href?: string) => headMarkup(parts(head, href));

test('no content of a text can close its tag', () => {
  const evil = `"><script>alert('x')</script>&`;
  const found = markup({ title: evil, description: evil, jsonLd: [{ name: '</script><b>' }] });
  expect(found).not.toContain('<script>alert');
  expect(found).not.toContain('</script><b>');
  expect(found).toContain('<title>&quot;&gt;&lt;script&gt;');
  const json = found.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' });
});

test('the document’s title begins with the error of a returned form; other titles do not', () => {
  const form = { form: 'contact', values: {}, errors: { email: 'Vul uw e-mail in' } };
  const found = headMarkup({ ...parts({ title: 'Contact' }), form });
  expect(found).toContain('<title>Fout: Contact</title>');
  expect(found).toContain('<meta property="og:title" content="Contact">');
  const step = headMarkup({ ...parts({ title: 'Contact' }), form: { ...form, errors: {}, step: 'contact' } });
  expect(step).toContain('<title>Contact</title>');
});

test('addresses in structured data are absolute, like the canonical one; text that looks like an address is unchanged', () => {
  const found = markup({
    jsonLd: [
      {
        name: '/nl/',
        url: '/nl/x/',
        image: ['/p.jpg', 'https://cdn.example/q.jpg'],
        itemListElement: [{ item: '/nl/te-koop/' }, { item: { url: '/nl/y/' } }],
      },
    ],
  });
  const json = found.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    name: '/nl/',
    url: 'https://example.be/nl/x/',
    image: ['https://example.be/p.jpg', 'https://cdn.example/q.jpg'],
    itemListElement: [{ item: 'https://example.be/nl/te-koop/' }, { item: { url: 'https://example.be/nl/y/' } }],
  });
});

test('the canonical address is absolute and has no query', () => {
  expect(markup({})).toContain('<link rel="canonical" href="https://example.be/nl/contact/">');
  expect(markup({ canonical: '/nl/x/?page=2' })).toContain('href="https://example.be/nl/x/?page=2"');
  expect(markup({}, '//evil.example/nl/')).toContain('href="https://example.be/evil.example/nl/"');
});

test('has alternates for every language and a default; a single language has none', () => {
  const found = markup({ alternates: { nl: '/nl/contact/', fr: '/fr/contact/' } });
  expect([...found.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href])).toEqual([
    ['nl-BE', 'https://example.be/nl/contact/'],
    ['fr-BE', 'https://example.be/fr/contact/'],
    ['x-default', 'https://example.be/nl/contact/'],
  ]);
  expect(markup({ alternates: { nl: '/nl/contact/' } })).not.toContain('hreflang');
});

test('excludes a noindex language from the alternates', () => {
  const paths = { nl: '/nl/diensten/', fr: '/fr/services/', en: '/en/services/' };
  const found = markup({ alternates: paths, indexedIn: ['nl', 'fr'] });
  expect([...found.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code)).toEqual(['nl-BE', 'fr-BE', 'x-default']);
  expect(found).not.toContain('en_GB');
  expect(markup({ alternates: paths, indexedIn: ['nl'] })).not.toContain('hreflang');
});

test('a noindex page has no canonical address', () => {
  const found = markup({ noindex: true, alternates: { nl: '/nl/', fr: '/fr/' } });
  expect(found).toContain('<meta name="robots" content="noindex">');
  expect(found).not.toContain('canonical');
  expect(found).not.toContain('hreflang');
});

test('picture, paging and preload', () => {
  const found = markup({
    image: '/p.jpg',
    previous: '/nl/a/',
    next: '/nl/c/',
    type: 'product',
    preload: { srcset: '/p?w=1&h=2 1x', sizes: '100vw', type: 'image/avif' },
  });
  expect(found).toContain('<meta property="og:image" content="https://example.be/p.jpg">');
  expect(found).toContain('content="summary_large_image"');
  expect(found).toContain('<meta property="og:type" content="website">');
  expect(found).toContain(
    '<link rel="prev" href="https://example.be/nl/a/"><link rel="next" href="https://example.be/nl/c/">',
  );
  expect(found).toContain('imagesrcset="/p?w=1&amp;h=2 1x"');
});

test('every page has the icons, the manifest and the colour of the site', () => {
  const found = markup({});
  expect(found).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(found).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
  expect(found).toContain('<meta name="theme-color" content="#17362e">');
});

test('a picture for sharing has its size and description, which never appear without it', () => {
  const imageFacts = { width: 1200, height: 630, alt: 'Huis "met" tuin' };
  const found = markup({ image: '/s.png', imageFacts });
  expect(found).toContain('<meta property="og:image:width" content="1200">');
  expect(found).toContain('<meta property="og:image:alt" content="Huis &quot;met&quot; tuin">');
  expect(markup({ imageFacts })).not.toContain('og:image');
});

test('a list links to its feed and names the other languages of the page', () => {
  const found = markup({ feed: '/nl/feed.xml', alternates: { nl: '/nl/', fr: '/fr/' } });
  expect(found).toContain('type="application/atom+xml"');
  expect(found).toContain('<meta property="og:locale:alternate" content="fr_BE">');
  expect(found).not.toContain('og:locale:alternate" content="nl_BE"');
});

test('social networks get the agency’s social texts, search engines those of the page', () => {
  const found = markup({ social: { title: 'Kom langs', url: '/nl/campagne/' }, canonical: '/nl/contact/' });
  expect(found).toContain('<title>Contact</title>');
  expect(found).toContain('<meta property="og:title" content="Kom langs">');
  expect(found).toContain('<meta property="og:url" content="https://example.be/nl/campagne/">');
  expect(found).toContain('<link rel="canonical" href="https://example.be/nl/contact/">');
});
