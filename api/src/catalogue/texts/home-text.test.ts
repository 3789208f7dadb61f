import fc from 'fast-check';
import { plainParagraphs, renderHomeText } from './home-text.ts';

test.each([
  ['Eerste.\n\nTweede\nregel.', '<p>Eerste.</p>\n<p>Tweede<br />regel.</p>', ['Eerste.', 'Tweede\nregel.']],
  ['Met **zicht** op *zee*', '<p>Met <strong>zicht</strong> op <em>zee</em></p>', ['Met zicht op zee']],
  [
    'Troeven:\n\n- Lift\n- Tuin',
    '<p>Troeven:</p>\n<ul>\n<li>Lift</li>\n<li>Tuin</li>\n</ul>',
    ['Troeven:', '– Lift\n– Tuin'],
  ],
  ['1. Keuken\n2. Bad', '<ol>\n<li>Keuken</li>\n<li>Bad</li>\n</ol>', ['1. Keuken\n2. Bad']],
  ['1970. Bouwjaar', '<ol start="1970">\n<li>Bouwjaar</li>\n</ol>', ['1970. Bouwjaar']],
])('%j', (text, html, plain) => {
  expect([renderHomeText(text), plainParagraphs(renderHomeText(text))]).toEqual([html, plain]);
});

test.each(['# 3 kamers', 'Huis met <tuin> & garage, 1 < 2', '> 100 m²', '[x](javascript:alert(1))', '`code`', 'a_b_c'])(
  'says %j as it stands',
  (text) => expect(plainParagraphs(renderHomeText(text))).toEqual([text]),
);

test('nothing but paragraphs, lists and emphasis comes out, whatever goes in', () => {
  const pieces = fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:1">',
      '&lt;script&gt;',
      '&#60;b onclick=1&#62;',
    ],
    ...[
      '**',
      '*',
      '_',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '    ',
      '![x](data:1)',
      '<svg/onload=1>',
      '<!--',
      ']]>',
      '`',
      '|',
      '\u0000',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const html = renderHomeText(parts.join(''));
      const tags = html.match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !/^<(?:\/?(?:p|ul|li|strong|em)|\/?ol|ol start="\d+"|br \/)>$/.test(tag))).toEqual(
        [],
      );
    }),
  );
});
