import { escapeHtml } from './escape-html.ts';

test.each([
  ["L'Orée", 'L&#39;Orée'],
  ['<a href="/?a=1&b=2">', '&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;'],
  ['&amp;', '&amp;amp;'],
  ['plain', 'plain'],
])('%s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
