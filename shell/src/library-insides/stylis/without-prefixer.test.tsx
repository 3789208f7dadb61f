import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { withoutPrefixer } from './without-prefixer.ts';

const require = createRequire(import.meta.url);
const stylis = createRequire(require.resolve('styled-components')).resolve('stylis');
const source = readFileSync(join(dirname(stylis), '../../src/Prefixer.js'), 'utf8');

const Field = styled.input`
  user-select: none;
  &::placeholder {
    appearance: none;
  }
`;

function rulesOf(enableVendorPrefixes?: boolean): string {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <StyleSheetManager enableVendorPrefixes={enableVendorPrefixes}>
        <Field />
      </StyleSheetManager>,
    ),
  );
  return sheet.getStyleTags();
}

test('styled-components adds prefixes only where it is told to', () => {
  expect(rulesOf()).toContain('user-select');
  expect(rulesOf()).not.toMatch(/-webkit-|-moz-/);
  expect(rulesOf(true)).toContain('-webkit-user-select');
});

test('the replacement of the prefixer adds nothing', () => {
  expect(withoutPrefixer(source)).toBe("export const prefix = () => '';\n");
});

test('rejects a version without the function', () => {
  expect(() => withoutPrefixer('export const other = 1;')).toThrow('without-prefixer.ts');
});
