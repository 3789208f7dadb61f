import type { RemoteForm } from '@facade/section-kit';

/** Forms about the accounts of a realm. `home` and `login`: original paths of its pages; pages of the staff redirect by themselves. */
const accountForms = (realm: string, api: string, { home, login }: { home?: string; login?: string }) =>
  Object.entries({
    login: ['/login', home],
    logout: ['/logout', login],
    'forgotten-password': ['/forgotten-password', '?sent=1'],
    'new-password': ['/password', login ?? '?done=1'],
    'password-change': ['/password/change', '?done=password'],
    'session-end': ['/sessions/end', '?done=session'],
    'sessions-end': ['/sessions/end-all', login],
    'passkey-rename': ['/passkeys/rename', '?done=passkey-renamed'],
    'passkey-remove': ['/passkeys/remove', '?done=passkey-removed'],
  }).map(([name, [path, next]]): [string, RemoteForm] => [
    `${realm}-${name}`,
    { to: `${api}${path}`, ...(next && { next }), login: `${realm}-login` },
  ]);

/** Where the forms of owners and staff go when they are posted without JavaScript. */
export const FORMS: Readonly<Record<string, RemoteForm>> = {
  ...Object.fromEntries([
    ...accountForms('owner', '/owner', { home: '/owner/', login: '/login/' }),
    ...accountForms('staff', '/agency', {}),
  ]),
  'owner-message': { to: '/owner/messages', once: true, login: 'owner-login' },
  'owner-summaries': { to: '/owner/summaries', next: '/owner/', login: 'owner-login' },
  'staff-lead': { to: '/agency/lead', login: 'staff-login' },
  'staff-leads': { to: '/agency/leads', login: 'staff-login' },
  'staff-agenda': { to: '/agency/agenda', login: 'staff-login' },
  'staff-buyers': { to: '/agency/buyers', login: 'staff-login' },
  'staff-outbox': { to: '/agency/outbox', login: 'staff-login' },
  'staff-releases': { to: '/agency/releases', next: '?done=1', login: 'staff-login' },
  'staff-imports': { to: '/agency/imports', next: '?started=1', login: 'staff-login' },
};
