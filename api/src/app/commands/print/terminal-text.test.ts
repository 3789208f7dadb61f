import { terminalText } from './terminal-text.ts';

test.each([
  ['a\u001b[31mb', 'a [31mb'],
  ['one\ntwo\u2028three', 'one two three'],
  ['\u202edrows\u2066', ' drows '],
  ['\u009b31m', ' 31m'],
  ['a\u200bb', 'a b'],
  ['Zoë d’Été 👩', 'Zoë d’Été 👩'],
])('%j is shown as %j', (text, shown) => expect(terminalText(text)).toBe(shown));
