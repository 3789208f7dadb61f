import { CommandError } from './command.ts';
import { readSettings, usualSite } from './settings.ts';

test('what is not set has its default', () => {
  expect(readSettings(['PORT', 'HOST', 'FACADE_DRAIN_SECONDS', 'FACADE_HANG_SECONDS'], {})).toEqual({
    PORT: 8080,
    HOST: '0.0.0.0',
    FACADE_DRAIN_SECONDS: 20,
    FACADE_HANG_SECONDS: 30,
  });
});

test('what is wrong is one error with a line each; what was not asked for may be wrong', () => {
  const environment = { PORT: 'x', FACADE_HANG_SECONDS: '-1', FACADE_SITE: 'nowhere' };
  expect(() => readSettings(['PORT', 'FACADE_HANG_SECONDS'], environment)).toThrow(
    new CommandError(
      'PORT: must be a number from 0 to 65535, not "x"',
      'FACADE_HANG_SECONDS: must be a number from 0 to 3600, not "-1"',
    ),
  );
  expect(readSettings(['HOST'], environment)).toEqual({ HOST: '0.0.0.0' });
});

test('the site is that of FACADE_SITE, else that of this machine', () => {
  expect(usualSite({ FACADE_SITE: 'https://www.example.org/', PORT: '81' })).toBe('https://www.example.org/');
  expect(usualSite({ PORT: '81' })).toBe('http://localhost:81/');
  expect(usualSite({})).toBe('http://localhost:8080/');
  expect(() => usualSite({ FACADE_SITE: 'ftp://example.org' })).toThrow('FACADE_SITE: must be the address of a site');
});
