import type { ContentPage, Language } from '@facade/shared-domain/model';
import { standInLanguage } from './stand-in-language.ts';

const page = (title: Language, ...texts: (Language | null)[]) =>
  ({
    title: { text: 'x', language: title },
    modules: texts.map((language) => ({ html: language && { html: 'x', language } })),
  }) as unknown as ContentPage;

test('is null when all texts are in the visitor’s language', () => {
  expect(standInLanguage(page('en', 'en', null), 'en')).toBeNull();
});

test('returns the language of a title or text in another language', () => {
  expect(standInLanguage(page('nl'), 'en')).toBe('nl');
  expect(standInLanguage(page('en', null, 'en', 'fr'), 'en')).toBe('fr');
});
