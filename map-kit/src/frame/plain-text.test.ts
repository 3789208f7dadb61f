import { isPlain } from './plain-text.ts';

test.each(['10 km', '200 m', ''])('lets %j pass', (text) => expect(isPlain(text)).toBe(true));
test.each(['<b>10</b>', '&lt;', 'a > b'])('leaves out %j', (text) => expect(isPlain(text)).toBe(false));
