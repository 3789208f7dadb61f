import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SourceTextModule } from 'node:vm';
import type { i18n } from 'i18next';
import { withoutBackend } from './without-backend.ts';

const file = join(dirname(createRequire(import.meta.url).resolve('i18next')), '../esm/i18next.js');
const source = readFileSync(file, 'utf8');

/** Runs an ES module without imports. */
async function run(code: string): Promise<{ default: { createInstance(): i18n } }> {
  const module = new SourceTextModule(code);
  await module.link(() => {
    throw new Error('i18next has imports');
  });
  await module.evaluate();
  return module.namespace as never;
}

test('finds, adds and changes texts like the full i18next', async () => {
  const { default: i18next } = await run(withoutBackend(source));
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'nl',
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    initAsync: false,
    resources: { nl: { shell: { home_one: '{{count}} pand', home_other: '{{count}} panden' } } },
    showSupportNotice: false,
  } as never);
  expect(texts.t('home', { count: 1 })).toBe('1 pand');
  expect(texts.t('home', { count: 12 })).toBe('12 panden');
  texts.addResourceBundle('nl', 'mf-listings', { title: 'Te koop' });
  expect(texts.getFixedT(null, 'mf-listings')('title')).toBe('Te koop');
  expect(texts.hasLoadedNamespace('shell')).toBe(true);
  await texts.loadNamespaces('mf-detail');
  await texts.reloadResources('nl');
  await texts.changeLanguage('fr');
  expect(texts.t('home', { count: 1 })).toBe('home');
});

test('is smaller by the size of the backend connector', () => {
  expect(withoutBackend(source).length).toBeLessThan(source.length * 0.92);
});

test('rejects a version without the class', () => {
  expect(() => withoutBackend('class Loader {}')).toThrow('without-backend.ts');
});
