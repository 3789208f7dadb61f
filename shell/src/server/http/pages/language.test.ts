import type { FastifyRequest } from 'fastify';
import { languageFor } from './language.ts';

const detect = (query: object, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  languageFor({ query, headers, cookies } as unknown as FastifyRequest, ['nl', 'fr', 'en'], 'nl');

test('the query takes precedence over the cookie, the cookie over the browser', () => {
  const headers = { 'accept-language': 'nl' };
  const cookies = { a: '1', i18next: 'fr' };
  expect(detect({ lng: 'en' }, headers, cookies)).toBe('en');
  expect(detect({ lng: ['en', 'nl'] }, headers, cookies)).toBe('en');
  expect(detect({}, headers, cookies)).toBe('fr');
  expect(detect({}, { 'accept-language': 'fr' })).toBe('fr');
});

test.each([
  ['fr-BE,fr;q=0.9', 'fr'],
  ['nl;q=0.3, fr;q=0.8, en;q=0.5', 'fr'],
  ['es,pt;q=0.9,en;q=0.1', 'en'],
  ['fr;q=0, en;q=0.2', 'en'],
  ['FR', 'fr'],
  ['fr;q=x', 'nl'],
  ['fr;q=., en', 'en'],
  ['de-DE', 'nl'],
  ['', 'nl'],
  [',;=', 'nl'],
])('from "%s" it takes %s', (header, language) => {
  expect(detect({}, { 'accept-language': header })).toBe(language);
});

test('a request that reached no hook has no cookies', () => {
  const request = {
    query: undefined,
    headers: { 'accept-language': 'fr' },
    cookies: null,
  } as unknown as FastifyRequest;
  expect(languageFor(request, ['nl', 'fr'], 'nl')).toBe('fr');
});

test('skips a language that is not in use, wherever it is requested', () => {
  expect(detect({ lng: 'de' }, { 'accept-language': 'fr' }, { i18next: 'de' })).toBe('fr');
  expect(detect({ lng: 'constructor' }, {}, { xi18next: 'fr' })).toBe('nl');
});
