import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { sheetParts } from './sheet-parts.ts';

const Red = styled.p`
  color: red;
`;
const Blue = styled.p`
  color: blue;
`;

const render = (sheet: ServerStyleSheet, component: typeof Red) =>
  renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(component)));

test('separates the rules of a sheet from the notes on them', () => {
  const sheet = new ServerStyleSheet();
  render(sheet, Red);
  const { rules, notes, attributes } = sheetParts(sheet);
  expect(rules).toMatch(/^\.\w+\s*\{color:red;\}$/);
  expect(notes).toMatch(/^data-styled\.g\d+\[id="[^"]+"\]\{content:"\w+,"\}/);
  expect(`${rules}${notes}`).not.toContain('/*!sc*/\n/*!sc*/');
  expect(attributes).toMatch(/^ data-styled="[^"]+" data-styled-version="[^"]+" media="not all"$/);
});

test('adds a component that is rendered later, and does not write a known one again', () => {
  const sheet = new ServerStyleSheet();
  render(sheet, Red);
  const before = sheetParts(sheet);
  render(sheet, Red);
  expect(sheetParts(sheet)).toBe(before);
  render(sheet, Blue);
  expect(sheetParts(sheet).rules).toContain('color:blue');
});
