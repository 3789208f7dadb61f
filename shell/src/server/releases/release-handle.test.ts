import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@facade/platform/registry';
import type { Page } from '@facade/section-kit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buildTinyRelease, instances, ReleaseCopy } from '../testing/opened-release.ts';
import type { TinyRelease } from '../testing/tiny-release.ts';

let built: TinyRelease;
beforeAll(async () => {
  built = await buildTinyRelease();
});

let copy: ReleaseCopy;
beforeEach(() => {
  copy = new ReleaseCopy(built);
});
afterEach(() => copy.remove());

test('opens a built release: every expose is available and renders with the React of the shell', async () => {
  const handle = await copy.open();
  const { page } = handle.expose('page-hello') as { page: Page };
  expect(renderToString(createElement(page.Component, { data: 'you' }))).toMatch(/<h1 class="[^"]+">Hello /);
  expect(handle.expose('fragment-small-box')).toHaveProperty('fragment.Component');
  expect(handle.expose('locale-nl')).toMatchObject({ title: 'Hallo' });
  expect(handle.expose('page-other')).toBeUndefined();
  handle.close();
});

test('each of its browser files has an address and an integrity', async () => {
  const handle = await copy.open();
  const [entry = '', ...rest] = handle.files('page-hello');
  expect(entry).toBe(built.deployment.url);
  expect(rest).toHaveLength(1);
  for (const file of [entry, ...rest]) {
    const bytes = readFileSync(join(copy.folder, file.replace('/_sections/', '')));
    expect(handle.integrity('nl')[file]).toBe(integrityOf(bytes));
  }
  handle.close();
});

test('whose team has an origin is fetched from there, and once more from the site itself', async () => {
  const [here, away] = [await copy.open(), await copy.open(undefined, 'https://cdn.example')];
  expect(away.files('page-hello')).toEqual(here.files('page-hello').map((file) => `https://cdn.example${file}`));
  const published = Object.entries(here.integrity('nl'));
  const there = published.map(([file, hash]) => [`https://cdn.example${file}`, hash]);
  expect(Object.entries(away.integrity('nl'))).toEqual([...there, ...published]);
  expect(away.address()).toEqual(here.address());
  expect(away.key).not.toBe(here.key);
  here.close();
  away.close();
});

test('a page in one language refers to no texts of another', async () => {
  const handle = await copy.open();
  const all = Object.keys(handle.address().integrity);
  const texts = all.filter((file) => file.includes('locale_nl'));
  expect(texts).toHaveLength(1);
  expect(Object.keys(handle.integrity('nl'))).toEqual(all);
  expect(Object.keys(handle.integrity('fr'))).toEqual(all.filter((file) => !texts.includes(file)));
  handle.close();
});

test('a closed release leaves nothing behind', async () => {
  const before = instances();
  const handle = await copy.open();
  expect(instances()).toBe(before + 1);
  handle.close();
  expect(instances()).toBe(before);
});
