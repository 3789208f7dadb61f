import { emptyDocument, type RegistryDocument } from '@facade/platform/registry';
import { EarlierSets } from './earlier-sets.ts';
import { ReleaseSet } from './release-set.ts';
import type { SectionRelease } from './section-release.ts';

const set = (version: string, section = 'mf-a') =>
  new ReleaseSet(new Map([[section, { key: `${section}@${version}`, version } as SectionRelease]]), new Map());
/** Version n was published on day n. */
const at = (version: string) => `2026-01-0${version}T00:00:00.000Z`;
const registry = (live: string, stored: string[]): RegistryDocument => {
  const document = emptyDocument();
  const deployment = { metadata: { version: live }, deployment: { default: true }, extras: { publishedAt: at(live) } };
  document.microFrontends['mf-a'] = [deployment as never];
  document.extras.releases['mf-a'] = stored.map((version) => ({ version, publishedAt: at(version) }) as never);
  return document;
};

test('pages of earlier releases may be shown while their files are in the store, the newest first', () => {
  const earlier = new EarlierSets();
  earlier.replaced(set('1'), set('2'));
  earlier.replaced(set('2'), set('3'));
  expect(earlier.usable(registry('3', ['1', '2', '3']))).toEqual(['mf-a@2', 'mf-a@1']);
  expect(earlier.usable(registry('3', ['2', '3']))).toEqual(['mf-a@2']);
});

test('never shows a rolled back release', () => {
  const earlier = new EarlierSets();
  earlier.replaced(set('1'), set('2'));
  earlier.replaced(set('2'), set('1'));
  expect(earlier.usable(registry('1', ['1', '2']))).toEqual([]);
});

test('knows only the last few, none without releases, and none that is live again', () => {
  const earlier = new EarlierSets();
  earlier.replaced(new ReleaseSet(new Map(), new Map()), set('1'));
  for (const version of [2, 3, 4, 5]) earlier.replaced(set(String(version - 1)), set(String(version)));
  const all = registry('5', ['1', '2', '3', '4', '5']);
  expect(earlier.usable(all)).toEqual(['mf-a@4', 'mf-a@3', 'mf-a@2']);
  earlier.replaced(set('5'), set('4'));
  expect(earlier.usable(all)).not.toContain('mf-a@4');
});
