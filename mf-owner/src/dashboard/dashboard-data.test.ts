import { homesShown } from './dashboard-data.ts';

const home = { id: 87, title: '', path: '', picture: null, visits: 0 };

test('the dashboard is about all homes, or about the one that was chosen', () => {
  expect(homesShown({ chosen: null, properties: [home, home] })).toBe(2);
  expect(homesShown({ chosen: 87, properties: [home, home] })).toBe(1);
});
