import { compiledOf, exportOf, filesOf, packedOf } from './exports.ts';

const EXPORTS = {
  '.': './src/index.ts',
  './model': './src/model/index.ts',
  './words/*.json': './src/words/*.json',
  './*': './src/*.ts',
};

test('a request finds the most specific name that offers it', () => {
  expect(exportOf('./model', EXPORTS)).toEqual({ name: './model', file: './src/model/index.ts' });
  expect(exportOf('./words/nl.json', EXPORTS)).toEqual({ name: './words/*.json', file: './src/words/nl.json' });
  expect(exportOf('./price/range', EXPORTS)).toEqual({ name: './*', file: './src/price/range.ts' });
  expect(exportOf('./model', { '.': './src/index.ts' })).toBeUndefined();
});

test('a pattern offers every source, and no test', () => {
  const files = filesOf(['./*'], { './*': './src/pack/*.ts' }, `${import.meta.dirname}/../..`);
  expect(files).toContain('./src/pack/exports.ts');
  expect(files).not.toContain('./src/pack/exports.test.ts');
});

test('what is packed is compiled, and as it was otherwise', () => {
  expect(compiledOf('./src/a.tsx')).toBe('./src/a.js');
  expect(compiledOf('./src/a.d.ts')).toBe('./src/a.d.ts');
  expect(packedOf('src/words/nl.json')).toBe('./dist/words/nl.json');
  expect(packedOf('./package.json')).toBe('./package.json');
});
