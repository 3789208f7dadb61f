import fc from 'fast-check';

/** Must never appear unescaped in HTML: each of its characters must be escaped. */
const MARK = `zq<zq"zq'zq>`;

/** In JSON it becomes a value of thousands of levels. */
export const DEEP = 'zq-deep';

/** Values that programs have stumbled over. */
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e309',
  '0x10',
  '１２',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%',
  '%zz',
  '%2e%2e%2f',
  "' or 1=1 --",
  '\\u0000',
  '\ufeff',
  '\u202e\u2066',
  'e\u0301',
  'ﬀİß',
  '😀👩‍👩‍👧',
  '\r\nzq-header: 1',
  'javascript:alert(1)',
  '//zq.test/',
  '{{7*7}}#{7*7}',
  `<script>${MARK}</script>`,
  `"><img src=x onerror=${MARK}>`,
  `</script><b>${MARK}`,
  MARK,
] as const;

/** Characters that databases refuse in text, alone and within text. */
const POISON = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb'] as const;

const surrogates = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 20,
});

/** Longer than any field allows, and one longer than usual limits. */
const long = fc
  .tuple(
    fc.constantFrom('a', 'é', '0', '%', '/', '.', ' ', '<', '\u0000', '\ud800', '(', 'a,'),
    fc.constantFrom(64, 101, 255, 501, 2001, 7000),
  )
  .map(([text, times]) => text.repeat(times));

/** Any text that might break something. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.constantFrom(...POISON) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: surrogates },
  { weight: 1, arbitrary: long },
);
