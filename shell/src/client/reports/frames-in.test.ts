import { framesIn } from './frames-in.ts';

const SITE = 'https://www.example.org';
const RELEASE = `${SITE}/_sections/mf-a/1.0.0-5976/`;
const framesOf = (...lines: string[]) => framesIn(lines.join('\n'), 'mf-a', '1.0.0-5976');

test.each([
  [
    'Chrome',
    [
      'TypeError: x is undefined',
      `    at t (${RELEASE}web/exposes.1a2b.js:1:2345)`,
      `    at async new Foo (${RELEASE}web/exposes.1a2b.js:1:99)`,
      `    at a.f [as g] (${RELEASE}web/common.js:2:1)`,
    ],
    ['t@web/exposes.1a2b.js:1:2345', 'Foo@web/exposes.1a2b.js:1:99', 'a.f@web/common.js:2:1'],
  ],
  [
    'Firefox',
    [`t/<@${RELEASE}web/exposes.1a2b.js:1:2345`, `async*n@${RELEASE}web/a.js:1:9`, `@${RELEASE}web/b.js:1:9`],
    ['t@web/exposes.1a2b.js:1:2345', 'n@web/a.js:1:9', 'web/b.js:1:9'],
  ],
  ['Safari', [`t@${RELEASE}web/a.js:1:2`, `${RELEASE}web/b.js:3:4`], ['t@web/a.js:1:2', 'web/b.js:3:4']],
])('the places of a release in a stack of %s', (_browser, lines, frames) => {
  expect(framesOf(...lines)).toEqual(frames);
});

test('anonymous code has no name, and a script that was imported again is the same', () => {
  expect(
    framesOf(
      `    at ${RELEASE}web/a.js:1:2`,
      `    at HTMLButtonElement.<anonymous> (${RELEASE}web/a.js:1:3)`,
      `    at t (${RELEASE}web/a.js#2:1:4)`,
    ),
  ).toEqual(['web/a.js:1:2', 'web/a.js:1:3', 't@web/a.js:1:4']);
});

test('three at most, and only of this release’s scripts', () => {
  const lines = [
    'Error: https://www.example.org/nl/?name=Jan',
    `    at Ce (${SITE}/_shell/react.js:1:2)`,
    `    at t (${SITE}/_sections/mf-a/2.0.0/web/a.js:1:2)`,
    `    at t (${RELEASE}web/a.js?name=Jan:1:2)`,
    `    at t (${RELEASE}web/${'a'.repeat(90)}.js:1:2)`,
    ...[1, 2, 3, 4].map((column) => `    at ${'f'.repeat(9)} (${RELEASE}web/a.js:1:${column})`),
  ];
  expect(framesOf(...lines)).toEqual([1, 2, 3].map((column) => `fffffffff@web/a.js:1:${column}`));
  expect(framesOf('')).toEqual([]);
});
