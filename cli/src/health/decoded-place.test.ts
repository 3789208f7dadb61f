import { TraceMap } from '@jridgewell/trace-mapping';
import { decodedPlace } from './decoded-place.ts';

/** `save` is `t`, and so is a local of the arrow before it; `Load` is `n`; `late` of another source is a property. */
const CODE =
  'let n=async e=>{let t=1;return t};function t(e){throw Error(e)}class long{run(){t(1)}}let m={t:()=>{m()}};';
const SOURCE = 'src/save.ts';
const at = (text: string, from = 0) => CODE.indexOf(text, from);
const map = new TraceMap({
  version: 3,
  names: ['Load', 'local', 'save'],
  sources: [SOURCE, 'src/late.ts'],
  mappings: [
    [
      [at('n='), 0, 0, 6, 0],
      [at('t='), 0, 1, 8, 1],
      [at('return t'), 0, 2, 2],
      [at('t(e)'), 0, 6, 9, 2],
      [at('throw'), 0, 7, 2],
      [at('Error'), 0, 7, 8],
      [at('t(1)'), 0, 11, 4, 2],
      [at('m()'), 1, 3, 4],
    ],
  ],
});
const place = (text: string, name = '') => `${name && `${name}@`}web/exposes.1a2b.js:1:${at(text) + 1}`;
const decoded = (frame: string) => decodedPlace(frame, { code: CODE, map });

test.each([
  ['a function', place('Error', 't'), `${SOURCE}:8:9 (save)`],
  ['an arrow', place('return t', 'n'), `${SOURCE}:3:3 (Load)`],
  ['a name that was not shortened', place('t(1)', 'long.run'), `${SOURCE}:12:5 (long.run)`],
  ['a short name that is nowhere declared', place('Error', 'x'), `${SOURCE}:8:9`],
  ['a short name that only another source declares', place('m()', 't'), 'src/late.ts:4:5'],
  ['no name', place('Error'), `${SOURCE}:8:9`],
])('names the place in the source, and the function: %s', (_what, frame, expected) => {
  expect(decoded(frame)).toBe(expected);
});

test.each([
  ['without a map', decodedPlace(place('Error', 't'), null), `web/exposes.1a2b.js:1:${at('Error') + 1} (t)`],
  ['on another line', decoded('t@web/exposes.1a2b.js:7:9'), 'web/exposes.1a2b.js:7:9 (t)'],
])('says the place in the script %s', (_what, said, expected) => {
  expect(said).toBe(expected);
});
