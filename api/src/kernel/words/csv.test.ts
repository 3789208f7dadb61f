import { cell } from './csv.ts';

test.each([
  ['=SUM(A1)', `"'=SUM(A1)"`],
  ['+32 68', `"'+32 68"`],
  ['-5', `"'-5"`],
  ['@name', `"'@name"`],
  ['\tx', `"'\tx"`],
  ['Huis; "oud"', '"Huis; ""oud"""'],
  ['Maison d’Ath', 'Maison d’Ath'],
])('a cell with %p is written as %p, so that no spreadsheet evaluates it', (text, written) =>
  expect(cell(text)).toBe(written),
);
