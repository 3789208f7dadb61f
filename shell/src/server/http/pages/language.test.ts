import type { FastifyRequest } from 'fastify';
import { languageFor } from './language.ts';

const detect = (query: object, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  languageFor({ query, headers, cookies } as unknown as FastifyRequest, ['nl', 'fr', 'en'], 'nl');

test('the query goes before the cookie, the cookie before the browser', () => {
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
])('of "%s" it takes %s', (header, language) => {
  expect(detect({}, { 'accept-language': header })).toBe(language);
});

test('a request that reached no hook has no cookies to go by', () => {
  const request = {
    query: undefined,
    headers: { 'accept-language': 'fr' },
    cookies: null,
  } as unknown as FastifyRequest;
  expect(languageFor(request, ['nl', 'fr'], 'nl')).toBe('fr');
});

test('a language that is not in use is passed over wherever it is asked for', () => {
  expect(detect({ lng: 'de' }, { 'accept-language': 'fr' }, { i18next: 'de' })).toBe('fr');
  expect(detect({ lng: 'constructor' }, {}, { xi18next: 'fr' })).toBe('nl');
});
