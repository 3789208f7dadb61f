import { readConfig } from '../../app/config/config.ts';

const whise = { WHISE_USERNAME: 'agency', WHISE_PASSWORD: 'hunter2', WHISE_CLIENT_ID: '7' };
const sweepbright = { SWEEPBRIGHT_CLIENT_ID: 'site', SWEEPBRIGHT_CLIENT_SECRET: 'hunter4' };
const reso = { RESO_URL: 'https://api.example/odata', RESO_TOKEN: 'hunter3' };

test('adds what is pulled to the schedule, and keeps secrets out of what could be printed', () => {
  const read = readConfig({ ...whise, ...reso, ...sweepbright, FEED_FILE: 'feed.json' }, '/site');
  const feeds = read.ok ? (read.config.feedSchedule?.feeds ?? []) : [];
  expect(feeds.map(({ name, format, file }) => [name, format, file])).toEqual([
    ['', null, '/site/feed.json'],
    ['whise', 'whise', '/site/.facade/pulled/whise.json'],
    ['reso', 'reso', '/site/.facade/pulled/reso.json'],
    ['sweepbright', 'sweepbright', '/site/.facade/pulled/sweepbright.json'],
  ]);
  expect(JSON.stringify(feeds)).not.toContain('hunter');
});

test.each([
  [{ ...whise, WHISE_PASSWORD: '' }, 'WHISE_USERNAME, WHISE_PASSWORD and WHISE_CLIENT_ID: set all or none'],
  [{ SWEEPBRIGHT_CLIENT_ID: 'site' }, 'SWEEPBRIGHT_CLIENT_ID and SWEEPBRIGHT_CLIENT_SECRET: set both or neither'],
  [{ RESO_URL: reso.RESO_URL }, 'RESO_URL: needs RESO_TOKEN, or '],
  [{ RESO_TOKEN: 'a' }, 'RESO_URL: needs RESO_TOKEN, or '],
  [
    { ...reso, RESO_CLIENT_ID: 'a', RESO_CLIENT_SECRET: 'b', RESO_TOKEN_URL: 'https://api.example/' },
    'RESO_URL: needs',
  ],
  [{ ...reso, RESO_URL: 'http://api.example/odata' }, 'RESO_URL: must be an https:// address without a user name'],
])('refuses %j', (environment, problem) => {
  const read = readConfig(environment);
  expect(read.ok ? [] : read.problems).toEqual([expect.stringContaining(problem)]);
});
