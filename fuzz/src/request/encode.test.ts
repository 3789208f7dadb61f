import { percentEncode, rawInHeader, rawInTarget, rawJson, toUtf8 } from './encode.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1').toString('hex');

test('encodes text as UTF-8, and lone surrogates as the three bytes that UTF-8 forbids', () => {
  expect(bytes(toUtf8('é€😀'))).toBe(Buffer.from('é€😀').toString('hex'));
  expect(bytes(toUtf8('a\ud800b'))).toBe('61eda08062');
  expect(bytes(toUtf8('\udfff'))).toBe('edbfbf');
});

test('percent-encodes bytes, those of a lone surrogate too', () => {
  expect(percentEncode('a b/é\ud800')).toBe('a%20b%2F%C3%A9%ED%A0%80');
  expect(percentEncode('\u0000')).toBe('%00');
});

test('sends what a request line and a header can hold as it is', () => {
  expect(rawInTarget('a b\n<"|é')).toBe('a%20b%0A<"|%C3%A9');
  expect(rawInHeader('a\r\nb\u0000c\td')).toBe('abc\td');
});

test('turns the escapes of JSON into bytes', () => {
  expect(bytes(rawJson(JSON.stringify(['\ud800', '\u0000', 'é'])))).toBe(
    bytes(`["${toUtf8('\ud800')}","\u0000","${toUtf8('é')}"]`),
  );
});
