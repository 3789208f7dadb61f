import type { ContentPage, Language } from '@facade/shared-domain/model';
import { standInLanguage } from './stand-in-language.ts';

const page = (title: Language, ...texts: (Language | null)[]) =>
  ({
    title: { text: 'x', language: title },
    modules: texts.map((language) => ({ html: language && { html: 'x', language } })),
  }) as unknown as ContentPage;

test('a page whose texts are all in the language of the visitor has none', () => {
  expect(standInLanguage(page('en', 'en', null), 'en')).toBeNull();
});

test('a title or a text in another language is said', () => {
  expect(standInLanguage(page('nl'), 'en')).toBe('nl');
  expect(standInLanguage(page('en', null, 'en', 'fr'), 'en')).toBe('fr');
});
