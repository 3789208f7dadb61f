import { CommandError } from './command.ts';
import { readSettings, usualSite } from './settings.ts';

test('unset variables have their default', () => {
  expect(readSettings(['PORT', 'HOST', 'FACADE_DRAIN_SECONDS', 'FACADE_HANG_SECONDS'], {})).toEqual({
    PORT: 8080,
    HOST: '0.0.0.0',
    FACADE_DRAIN_SECONDS: 20,
    FACADE_HANG_SECONDS: 30,
  });
});

test('invalid variables give one error with a line each; variables that are not requested may be invalid', () => {
  const environment = { PORT: 'x', FACADE_HANG_SECONDS: '-1', FACADE_SITE: 'nowhere' };
  expect(() => readSettings(['PORT', 'FACADE_HANG_SECONDS'], environment)).toThrow(
    new CommandError(
      'PORT: must be a number from 0 to 65535, not "x"',
      'FACADE_HANG_SECONDS: must be a number from 0 to 3600, not "-1"',
    ),
  );
  expect(readSettings(['HOST'], environment)).toEqual({ HOST: '0.0.0.0' });
});

test('the site is FACADE_SITE, or else the one on this machine', () => {
  expect(usualSite({ FACADE_SITE: 'https://www.example.org/', PORT: '81' })).toBe('https://www.example.org/');
  expect(usualSite({ PORT: '81' })).toBe('http://localhost:81/');
  expect(usualSite({})).toBe('http://localhost:8080/');
  expect(() => usualSite({ FACADE_SITE: 'ftp://example.org' })).toThrow('FACADE_SITE: must be the address of a site');
});
