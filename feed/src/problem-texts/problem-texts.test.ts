import { testLocales } from '@facade/shared-domain/testing/test-locales';
import { problemLine } from '../problems.ts';
import { adviceOn } from './advice.ts';

testLocales(import.meta.dirname);

const problem = {
  record: 'property IB-7 nl',
  field: 'flaechen/wohnflaeche',
  of: 'SurfaceLiving',
  value: 'groß',
  line: 3,
  kind: 'number',
  effect: 'left',
} as const;

test.each([
  ['nl', 'regel 3, pand IB-7 nl: flaechen/wohnflaeche "groß" is geen getal zoals 1250 of 1250,5: dit is weggelaten'],
  [
    'fr',
    'ligne 3, bien IB-7 nl\u00a0: flaechen/wohnflaeche «\u00a0groß\u00a0» n’est pas un nombre comme 1250 ou 1250,5\u00a0: cela est omis',
  ],
  [
    'en',
    'line 3, property IB-7 nl: flaechen/wohnflaeche "groß" is not a number such as 1250 or 1250,5: it is left out',
  ],
  ['de', 'Zeile 3, Objekt IB-7 nl: flaechen/wohnflaeche „groß“ ist keine Zahl wie 1250 oder 1250,5: das entfällt'],
] as const)('a problem in %s', (language, text) => {
  expect(problemLine(problem, { language })).toBe(text);
});

test('a field may have a name that its reader knows', () => {
  const nameField = ({ of, field }: { of?: string; field: string }) => `${of} (${field})`;
  expect(problemLine(problem, { language: 'nl', nameField })).toContain(': SurfaceLiving (flaechen/wohnflaeche) "');
});

test('a record without an id is counted in words', () => {
  const second = { record: 'property number 2 nl', field: '', kind: 'twice' } as const;
  expect(problemLine(second, { language: 'de' })).toBe('Objekt Nummer 2 nl: steht zweimal in der Datei');
});

test('says what to change in the CRM, where its user can', () => {
  expect(adviceOn('ambiguousNumber', 'nl')).toContain('10250');
  expect(adviceOn('shorter', 'nl')).toBe('');
});
