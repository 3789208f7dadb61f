import type { RemoteForm } from '@facade/section-kit';

/**
 * The forms of the sections as they were when sections declared none. Remove when no release without `forms` in its
 * `release.json` is kept any more.
 */
export const EARLIER_FORMS: Readonly<Record<string, RemoteForm>> = {
  'owner-login': { to: '/owner/login', next: '/owner/', login: 'owner-login' },
  'owner-logout': { to: '/owner/logout', next: '/login/', login: 'owner-login' },
  'owner-forgotten-password': { to: '/owner/forgotten-password', next: '?sent=1', login: 'owner-login' },
  'owner-new-password': { to: '/owner/password', next: '/login/', login: 'owner-login' },
  'owner-password-change': { to: '/owner/password/change', next: '?done=password', login: 'owner-login' },
  'owner-session-end': { to: '/owner/sessions/end', next: '?done=session', login: 'owner-login' },
  'owner-sessions-end': { to: '/owner/sessions/end-all', next: '/login/', login: 'owner-login' },
  'owner-passkey-rename': { to: '/owner/passkeys/rename', next: '?done=passkey-renamed', login: 'owner-login' },
  'owner-passkey-remove': { to: '/owner/passkeys/remove', next: '?done=passkey-removed', login: 'owner-login' },
  'staff-login': { to: '/agency/login', login: 'staff-login' },
  'staff-logout': { to: '/agency/logout', login: 'staff-login' },
  'staff-forgotten-password': { to: '/agency/forgotten-password', next: '?sent=1', login: 'staff-login' },
  'staff-new-password': { to: '/agency/password', next: '?done=1', login: 'staff-login' },
  'staff-password-change': { to: '/agency/password/change', next: '?done=password', login: 'staff-login' },
  'staff-session-end': { to: '/agency/sessions/end', next: '?done=session', login: 'staff-login' },
  'staff-sessions-end': { to: '/agency/sessions/end-all', login: 'staff-login' },
  'staff-passkey-rename': { to: '/agency/passkeys/rename', next: '?done=passkey-renamed', login: 'staff-login' },
  'staff-passkey-remove': { to: '/agency/passkeys/remove', next: '?done=passkey-removed', login: 'staff-login' },
  'owner-message': { to: '/owner/messages', once: true, login: 'owner-login' },
  'owner-summaries': { to: '/owner/summaries', next: '/owner/', login: 'owner-login' },
  'staff-lead': { to: '/agency/lead', login: 'staff-login' },
  'staff-leads': { to: '/agency/leads', login: 'staff-login' },
  'staff-agenda': { to: '/agency/agenda', login: 'staff-login' },
  'staff-outbox': { to: '/agency/outbox', login: 'staff-login' },
  consent: { to: '/consents' },
  'subscription-confirm': { to: '/subscriptions/confirm' },
  'subscription-remove': { to: '/subscriptions/remove' },
  'subscription-stop': { to: '/subscriptions/stop' },
  appointment: { to: '/appointments/:token' },
  'rental-application': { files: true },
};
