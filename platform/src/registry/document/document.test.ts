import { canaryOf, emptyDocument, liveOf, releaseOf } from './document.ts';

test.each(['mf-nothing', 'constructor', '__proto__', 'toString', ''])('there is no section "%s"', (section) => {
  const document = emptyDocument();
  expect(liveOf(document, section)).toBeUndefined();
  expect(canaryOf(document, section)).toBeUndefined();
  expect(releaseOf(document, section, '1.0.0')).toBeUndefined();
});
