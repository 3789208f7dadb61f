import { isPlain } from './plain-text.ts';

test.each(['10 km', '200 m', ''])('accepts %j', (text) => expect(isPlain(text)).toBe(true));
test.each(['<b>10</b>', '&lt;', 'a > b'])('rejects %j', (text) => expect(isPlain(text)).toBe(false));
