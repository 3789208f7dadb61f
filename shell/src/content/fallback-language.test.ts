import type { ContentPage, Language } from '@facade/shared-domain/model';
import { fallbackLanguage } from './fallback-language.ts';

const page = (title: Language, ...texts: (Language | null)[]) =>
  ({
    title: { text: 'x', language: title },
    modules: texts.map((language) => ({ html: language && { html: 'x', language } })),
  }) as unknown as ContentPage;

test('is null when all texts are in the visitor’s language', () => {
  expect(fallbackLanguage(page('en', 'en', null), 'en')).toBeNull();
});

test('returns the language of a title or text in another language', () => {
  expect(fallbackLanguage(page('nl'), 'en')).toBe('nl');
  expect(fallbackLanguage(page('en', null, 'en', 'fr'), 'en')).toBe('fr');
});
