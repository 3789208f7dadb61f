import { contentWith, problemsWith } from '../testing/small-folder.ts';

test('is null if the agency has no such file', async () => {
  expect((await contentWith()).visits).toMatchObject({ weekly: [], agents: [], minutes: 45 });
});

test('reads single days, ranges of days, and agents by their address in lower case', async () => {
  const { visits } = await contentWith({
    'visits.yaml': `
weekly: [{ days: [mon], from: "09:00", to: "12:00" }]
closed: [2026-12-25, { from: 2026-12-28, to: 2027-01-03 }]
agents: [{ email: An@Example.be, weekly: [] }]
`,
  });
  expect(visits.closed[0]).toEqual({ from: '2026-12-25', to: '2026-12-25' });
  expect(visits.agents).toEqual([{ email: 'an@example.be', weekly: [], closed: [] }]);
});

test.each([
  ['weekly: [{ days: [monday], from: "09:00", to: "12:00" }]', /weekly\[0\]\.days\[0\].*must be one of: mon/],
  ['weekly: [{ days: [mon], from: "0900", to: "12:00" }]', /weekly\[0\]\.from.*must be a time/],
  ['weekly: [{ days: [mon], from: "12:00", to: "09:00" }]', /weekly\[0\]\.to.*later than from/],
  ['closed: [2026-02-30]', /closed\[0\].*must be a day/],
  ['minutes: 5', /minutes.*at least 10/],
  ['agents: [{ email: nobody }]', /agents\[0\]\.email.*not an email address/],
])('reports what is wrong with "%s"', async (text, message) => {
  expect(await problemsWith({ 'visits.yaml': text })).toEqual([expect.stringMatching(message)]);
});
