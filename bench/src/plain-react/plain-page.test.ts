import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { parseMarkup } from './parse-markup.ts';
import { compile, plainPage } from './plain-page.ts';

/** React expects controlled inputs to handle changes; this is static markup. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const roundTrip = (markup: string) => renderToString(compile(markup)(createElement, Fragment));

test.each([
  ['texts and entities', '<p>3 &lt; 4 &amp; &quot;Loué&quot; l&#x27;été</p>'],
  ['attributes', '<a class="x y" href="/nl/?a=1&amp;b=2" data-on="true" aria-hidden="true" hrefLang="fr">à</a>'],
  ['empty attributes', '<span data-on="" aria-label="">x</span><img alt="" loading="lazy" src="/a.avif"/>'],
  ['true attributes', '<details open=""><summary>x</summary></details><button disabled="">y</button>'],
  ['styles', '<div style="background-color:#a0b;--rows:2">x</div>'],
  [
    'pictures',
    '<picture><source type="image/avif" srcSet="/a 1w, /b 2w" sizes="50vw"/><img src="/a" alt="x" loading="lazy" decoding="async" fetchPriority="high"/></picture>',
  ],
  ['drawings', '<svg viewBox="0 0 24 24" stroke-width="2" aria-hidden="true"><path d="M0 0"></path></svg>'],
  [
    'forms',
    '<label for="a">x</label><input id="a" type="text" autoComplete="off" name="a" value="b"/><select name="s"><option value="1" selected="">1</option><option value="2">2</option></select>',
  ],
  ['line breaks', '<p>a<br/>b</p>\n<p tabindex="-1">c</p>'],
])('%s come back as they were', (_, markup) => {
  expect(roundTrip(markup)).toBe(markup);
});

test("React's own comments are not content", () => {
  expect(roundTrip('<div><!--$--><p>a<!-- -->b</p><!--/$--></div>')).toBe('<div><p>a<!-- -->b</p></div>');
});

test('markup that renderToString would not write is refused, not skipped', () => {
  expect(() => parseMarkup('<p>a</div>')).toThrow('not markup of renderToString');
  expect(() => parseMarkup('<p>a')).toThrow('not markup of renderToString');
  expect(() => parseMarkup("<p class='a'>b</p>")).toThrow('not markup of renderToString');
});

test('head and state stay the same bytes around the rendered body', () => {
  const html =
    '<!doctype html><html><head><style>a{}</style></head><body><div id="app"><h1>Te koop</h1></div>' +
    '<script type="application/json">{"a":1}</script></body></html>';
  expect(plainPage(html).render()).toBe(html);
});

test('a body that plain React renders differently is refused', () => {
  expect(() => plainPage('<html><body><p style="color: red">x</p><script></script></body></html>')).toThrow(
    'renders another page',
  );
});
