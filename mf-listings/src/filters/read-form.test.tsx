import { readListQuery } from '../list/read-list-query.ts';
import { readForm } from './read-form.ts';

/** Reads a form on a list with this query, whose town panel has these fields. */
function read(query: string, fields: Record<string, string>) {
  const form = document.createElement('form');
  const panel = form.appendChild(document.createElement('div'));
  panel.dataset.group = 'city';
  for (const [name, value] of Object.entries(fields))
    panel.append(Object.assign(document.createElement('input'), { name, value }));
  return readForm(form, readListQuery(new URLSearchParams(query)).query).filters;
}
const AREA = 'within=3.7 50.6,3.8 50.6,3.8 50.7';
const BOX = 'bbox=3.5,50.5,4,50.8';

test.each([
  ['towns', { city: 'Ath|7800' }],
  ['a radius', { near: '50.63,3.778,5' }],
])('selecting %s replaces the area searched on the map', (_what, fields) => {
  expect(read(AREA, fields).within).toBeUndefined();
  expect(read(BOX, fields).bbox).toBeUndefined();
});

test('the area searched on the map stays if the form selects no other place', () => {
  expect(read(BOX, {}).bbox).toBeDefined();
  expect(read(`${AREA}&city=Ath|7800`, { city: 'Ath|7800' }).within).toBeDefined();
});
