import type { FastifyRequest } from 'fastify';
import { detectLanguage } from './language.ts';

const detect = (query: object, headers: Record<string, string> = {}) =>
  detectLanguage({ query, headers } as unknown as FastifyRequest, ['nl', 'fr', 'en'], 'nl');

test('the query goes before the cookie, the cookie before the browser', () => {
  const headers = { cookie: 'a=1; i18next=fr', 'accept-language': 'nl' };
  expect(detect({ lng: 'en' }, headers)).toBe('en');
  expect(detect({ lng: ['en', 'nl'] }, headers)).toBe('en');
  expect(detect({}, headers)).toBe('fr');
  expect(detect({}, { 'accept-language': 'fr' })).toBe('fr');
});

test.each([
  ['fr-BE,fr;q=0.9', 'fr'],
  ['nl;q=0.3, fr;q=0.8, en;q=0.5', 'fr'],
  ['es,pt;q=0.9,en;q=0.1', 'en'],
  ['fr;q=0, en;q=0.2', 'en'],
  ['FR', 'fr'],
  ['fr;q=x', 'fr'],
  ['fr;q=., en', 'en'],
  ['de-DE', 'nl'],
  ['', 'nl'],
  [',;=', 'nl'],
])('of "%s" it takes %s', (header, language) => {
  expect(detect({}, { 'accept-language': header })).toBe(language);
});

test('a language that is not in use is passed over wherever it is asked for', () => {
  expect(detect({ lng: 'de' }, { cookie: 'i18next=de', 'accept-language': 'fr' })).toBe('fr');
  expect(detect({ lng: 'constructor' }, { cookie: 'xi18next=fr' })).toBe('nl');
});
