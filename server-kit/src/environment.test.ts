import { list, number, oneOf, onUnlessOff, port, readEnvironment, setting, text, textThat } from './environment.ts';

const settings = {
  PORT: setting('the port', port(8080)),
  PERCENT: setting('failures', number(0, 100, 2)),
  LEVEL: setting('how much', oneOf(['low', 'high'], 'low')),
  CACHE: setting('`off` renders again', onUnlessOff),
  FOLDER: setting('the folder', text('here')),
  TOKEN: setting('the token', text(null)),
  URL: setting(
    'the site',
    textThat((value) => value.startsWith('http'), 'must be a URL', null),
    'this machine',
  ),
  NAMES: setting(
    'names',
    list((part) => /^[a-z]+$/.test(part), 'names such as "a"', ['me']),
  ),
};
const DEFAULTS = {
  PORT: 8080,
  PERCENT: 2,
  LEVEL: 'low',
  CACHE: true,
  FOLDER: 'here',
  TOKEN: null,
  URL: null,
  NAMES: ['me'],
};

test('an empty variable counts as not set, except for a list', () => {
  expect(readEnvironment(settings, {})).toEqual({ ok: true, values: DEFAULTS });
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
  expect(readEnvironment(settings, empty)).toEqual({ ok: true, values: { ...DEFAULTS, NAMES: [] } });
});

test('reads the values that are set', () => {
  const environment = {
    PORT: '0',
    PERCENT: '2.5',
    LEVEL: 'high',
    CACHE: 'off',
    FOLDER: '/there',
    TOKEN: 'secret',
    URL: 'http://a',
    NAMES: 'a, b,,c',
  };
  expect(readEnvironment(settings, environment)).toEqual({
    ok: true,
    values: {
      PORT: 0,
      PERCENT: 2.5,
      LEVEL: 'high',
      CACHE: false,
      FOLDER: '/there',
      TOKEN: 'secret',
      URL: 'http://a',
      NAMES: ['a', 'b', 'c'],
    },
  });
});

test('lists every problem at once', () => {
  const environment = { PORT: '80.5', PERCENT: 'much', LEVEL: 'loud', URL: 'a', NAMES: 'a,1,B' };
  expect(readEnvironment(settings, environment)).toEqual({
    ok: false,
    problems: [
      'PORT: must be a whole number',
      'PERCENT: must be a number from 0 to 100, not "much"',
      'LEVEL: must be one of low, high; not "loud"',
      'URL: must be a URL',
      'NAMES: takes names such as "a", not "1"',
      'NAMES: takes names such as "a", not "B"',
    ],
  });
});

test('the printed default is the value, or what the setting says instead', () => {
  const fallbacks = Object.entries(settings).map(([name, { fallback }]) => [name, fallback]);
  expect(Object.fromEntries(fallbacks)).toEqual({
    PORT: '8080',
    PERCENT: '2',
    LEVEL: '`low`',
    CACHE: 'on',
    FOLDER: '`here`',
    TOKEN: 'none',
    URL: 'this machine',
    NAMES: '`me`',
  });
});
