import { joinLabels } from './join-labels.ts';

test('joins labels with the word for "and" in the language', () => {
  expect(joinLabels(['Zonder prijsgrens', 'In alle gemeenten'], 'nl')).toBe('Zonder prijsgrens en in alle gemeenten');
  expect(joinLabels(['Ohne Preisgrenze', 'Alle Arten'], 'de')).toBe('Ohne Preisgrenze und alle Arten');
});

test('leaves one label as it is', () => {
  expect(joinLabels(['Alle types'], 'nl')).toBe('Alle types');
});
