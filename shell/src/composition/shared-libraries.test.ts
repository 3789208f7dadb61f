import { createElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { sharedLibraries } from './shared-libraries.ts';

beforeAll(() => Object.assign(globalThis, { SHARED_VERSIONS: {} }));

const libraryOf = (name: string) => sharedLibraries()[name]?.lib() as Record<string, unknown>;

test('sections get the libraries of the shell', () => {
  expect(libraryOf('react').createElement).toBe(createElement);
  expect(libraryOf('react/jsx-runtime').jsx).toBe(jsx);
});

test('as plain objects without getters, because sections call them thousands of times per page', () => {
  for (const name of Object.keys(sharedLibraries())) {
    const library = libraryOf(name);
    expect(Object.getPrototypeOf(library)).toBe(Object.prototype);
    for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(library)))
      expect([name, key, get]).toEqual([name, key, undefined]);
  }
});

test('provides the kit under the name that older releases import', () => {
  Object.assign(globalThis, { SHARED_VERSIONS: { '@facade/section-kit': '1.2.3' } });
  const { '@facade/section-kit': kit, '@facade/platform/section': old } = sharedLibraries();
  expect([kit?.version, old?.version]).toEqual(['1.2.3', '1.2.3']);
  expect(Object.keys(old?.lib() ?? {})).toEqual(Object.keys(kit?.lib() ?? {}));
});
