/**
 * Accounts of owners and staff: log-in, sessions, passkeys, invitations, passwords.
 * Writes `account`, `account_property`, `staff`, `login_source`, sessions, passkeys, password resets, and `lead` when a colleague leaves.
 * Never says whether an address has an account.
 */

export { USER_AGENT_READ } from './device-name.ts';
export { normalizeEmail } from './email.ts';
export { HashQueue } from './hash-queue.ts';
export { loggedInOwner, loggedInStaff, requireLogin, requireManager } from './logged-in.ts';
export { newPassword } from './new-password.ts';
export { addOwner, saveOwner, unknownHomes } from './owners/add-owner.ts';
export { dashboardPath } from './owners/dashboard-link.ts';
export { homesOf, ownerOf } from './owners/homes-of.ts';
export {
  chooseMail,
  isOwnerMail,
  mailChoiceId,
  OWNER_MAILS,
  ownerLanguage,
  readMailChoice,
  stopMail,
} from './owners/mail-choice.ts';
export { listOwners, removeOwner } from './owners/owner-list.ts';
export { ownerRealm } from './owners/owner-realm.ts';
export { ownerSessions } from './owners/session.ts';
export { listPasskeys } from './passkeys/passkeys.ts';
export { invite } from './passwords/invite.ts';
export type { Person } from './realm.ts';
export { realmRoutes } from './routes/realm-routes.ts';
export { readSessionCookie } from './session-cookie.ts';
export { hashToken, newToken } from './session-token.ts';
export { addStaff, saveStaff } from './staff/add-staff.ts';
export { memberOf } from './staff/member-of.ts';
export { type Staff, staffSessions } from './staff/session.ts';
export { listStaff, listStaffAccounts, removeStaff } from './staff/staff-list.ts';
export { staffRealm } from './staff/staff-realm.ts';
