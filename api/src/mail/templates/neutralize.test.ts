import fc from 'fast-check';
import { marked } from 'marked';
import { neutralize, onOneLine, printable } from './neutralize.ts';

describe('text from a visitor', () => {
  test.each([
    ['zie www.evil.be', 'zie www. evil. be'],
    ['https://evil.be/x?y', 'https: //evil. be/x?y'],
    ['an@evil.be', 'an @ evil. be'],
    ['zie www.1 of nr.4...', 'zie www. 1 of nr. 4...'],
    ['Mooi huis.En groot', 'Mooi huis. En groot'],
    ['€ 1.250.000 om 10.30 uur, nr. 4', '€ 1.250.000 om 10.30 uur, nr. 4'],
    ['xn--e1afmkfd.xn--80asehdb', 'xn--e1afmkfd. xn--80asehdb'],
  ])('%j reads as %j', (typed, read) => expect(neutralize(typed)).toBe(read));

  test('contains no link that a mail program would detect', () => {
    const piece = fc.constantFrom(
      'http://',
      'https://',
      'www.',
      'evil',
      '.be',
      '.com',
      '@',
      'an',
      '/x',
      ' ',
      '.',
      '1',
      'ftp://',
      'mailto:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const links: string[] = [];
        marked.walkTokens(marked.lexer(neutralize(pieces.join('')), { gfm: true }), (token) => {
          if (token.type === 'link') links.push(token.raw);
        });
        expect(links).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('has no line break in a header, and keeps its lines in a message', () => {
    expect(onOneLine('An\r\nBcc: eve@evil.be\u2028x\u0000')).toBe('An Bcc: eve@evil.be x');
    expect(printable('a\r\nb\n\n\n\nc\u0007 ')).toBe('a\nb\n\nc');
  });
});
