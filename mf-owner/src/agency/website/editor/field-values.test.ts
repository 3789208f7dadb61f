import { home } from '../testing/sample-website.ts';
import { changedValues, isShown, languageOf, missingTexts, valuesOf } from './field-values.ts';

const values = valuesOf(home.groups);

test('only different values count as changed, whatever the order of languages', () => {
  expect(changedValues(home.groups, values)).toEqual({});
  expect(changedValues(home.groups, { ...values, title: { fr: 'Bienvenue', nl: 'Welkom' } })).toEqual({});
  expect(changedValues(home.groups, { ...values, 'banner.pictures': ['two'], gone: 'x' })).toEqual({
    'banner.pictures': ['two'],
  });
});

test('a text is missing where the default language has one', () => {
  expect(missingTexts(home.groups, values, 'fr', 'nl')).toBe(1);
  expect(missingTexts(home.groups, values, 'nl', 'nl')).toBe(0);
  expect(missingTexts(home.groups, { ...values, intro: { nl: 'Dag', fr: '' } }, 'fr', 'nl')).toBe(2);
});

test('a banner shows the fields of its type', () => {
  const names = (type: string) =>
    home.groups.flatMap(({ fields }) =>
      fields.filter((field) => isShown(field, { ...values, 'banner.type': type })).map(({ name }) => name),
    );
  expect(names('image')).toContain('banner.pictures');
  expect(names('none')).not.toContain('banner.pictures');
  expect(names('none')).toContain('title');
});

test('the name of a control says its language', () => {
  expect(languageOf('modules[0].title:fr')).toBe('fr');
  expect(languageOf('menu[0].page')).toBeNull();
});
