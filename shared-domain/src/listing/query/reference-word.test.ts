import { withoutReferenceWord } from './reference-word.ts';

test.each([
  ['Ref: 5824', '5824'],
  ['réf. 5824', '5824'],
  ['Référence : 5824', '5824'],
  ['referentie 5824', '5824'],
  ['ref5824', '5824'],
  ['#5824', '5824'],
  ['5824', '5824'],
  ['réfectoire', 'réfectoire'],
  ['rue Ref 5', 'rue Ref 5'],
])('"%s" looks for "%s"', (text, wanted) => expect(withoutReferenceWord(text)).toBe(wanted));
