import { remote } from '../../remote.tsx';
import { AGENCY_PATHS, inboxPath, leadPath, loginPath } from './agency-paths.ts';

test('links lead where the section answers', () => {
  const { paths } = remote;
  expect([paths?.['agency-login'], paths?.agency, paths?.['agency-lead'], paths?.['agency-outbox']]).toEqual([
    AGENCY_PATHS.login,
    AGENCY_PATHS.inbox,
    AGENCY_PATHS.lead,
    AGENCY_PATHS.outbox,
  ]);
});

test('an address says what is not as always', () => {
  expect(inboxPath('nl')).toBe('/nl/agency/');
  expect(inboxPath('fr', { box: 'all', form: '', home: '12', q: 'a b&c', page: 2 })).toBe(
    '/fr/agency/?box=all&home=12&q=a+b%26c&page=2',
  );
  expect(leadPath('de', 'a1')).toBe('/de/agency/nachricht/a1/');
  expect([loginPath('en'), loginPath('fr', 'a1')]).toEqual(['/en/agency/login/', '/fr/agency/connexion/?lead=a1']);
});
