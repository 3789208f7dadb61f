import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { agendaPath, inboxPath, loginPath } from './agency-paths.ts';

test('URLs contain only values that differ from the default', () => {
  expect(inboxPath('nl')).toBe('/nl/agency/');
  expect(inboxPath('fr', { box: 'all', form: '', home: '12', q: 'a b&c', page: 2 })).toBe(
    '/fr/agency/?box=all&home=12&q=a+b%26c&page=2',
  );
  expect(agendaPath('fr', { week: '2026-11-24', agent: 'a@b.be' })).toBe(
    '/fr/agency/agenda/?week=2026-11-24&agent=a%40b.be',
  );
  expect(leadPath('de', 'a1')).toBe('/de/agency/nachricht/a1/');
  expect([loginPath('en'), loginPath('fr', 'a1')]).toEqual(['/en/agency/login/', '/fr/agency/connexion/?lead=a1']);
});
