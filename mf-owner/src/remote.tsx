import { defineRemote } from '@facade/section-kit';
import { ACCOUNT_PATHS } from '@facade/shared-domain/paths/account-path';
import { FORGOTTEN_PASSWORD_PATHS, NEW_PASSWORD_PATHS } from '@facade/shared-domain/paths/password-paths';
import { AGENCY_PATHS } from './agency/agency-paths.ts';
import { WEBSITE_PATHS } from './agency/website/website-paths.ts';
import { FORMS } from './forms.ts';

/**
 * The public face of mf-owner: what is behind a login. Owners see their own property, the agency's staff what visitors sent and
 * what the site says.
 */
export const remote = defineRemote({
  name: 'mf-owner',
  words: ['features', 'homeTypes', 'homeStates'],
  pages: {
    /** Owners log in. */
    login: './pages/login-page.tsx',
    /** Asks for a link by mail to choose a new password. */
    'forgotten-password': './pages/forgotten-password-page.tsx',
    /** Chooses it; the link works once. */
    'new-password': './pages/new-password-page.tsx',
    /** The owner area: views of all homes or of one, sources, interest, prices, what is missing, history. */
    dashboard: './pages/dashboard-page.tsx',
    /** Sessions, password and passkeys of an owner. */
    account: './pages/account-page.tsx',
    /** Staff log in. */
    'agency-login': './agency/pages/login-page.tsx',
    /** Staff ask for a link to choose a new password. */
    'agency-forgotten-password': './agency/pages/forgotten-password-page.tsx',
    /** They choose it; the link of an invitation leads here too. */
    'agency-new-password': './agency/pages/new-password-page.tsx',
    /** Sessions, password and passkeys of a member of staff. */
    'agency-account': './agency/pages/account-page.tsx',
    /** The inbox: what visitors sent; new, assigned, answered, to approve, suspect. */
    agency: './agency/pages/inbox-page.tsx',
    /** One message of the inbox, with everything that was sent and done. */
    'agency-lead': './agency/pages/lead-page.tsx',
    /** A week of booked visits, and the times that agents open and close. */
    'agency-agenda': './agency/pages/agenda-page.tsx',
    /** How many people search for the agency's homes or for one, and a button that mails them about it. */
    'agency-buyers': './agency/pages/buyers-page.tsx',
    /** Pending and failed mails, for managers. */
    'agency-outbox': './agency/pages/outbox-page.tsx',
    /** The last imports of homes, what was wrong with each, and a button that imports now; for managers. */
    'agency-imports': './agency/pages/imports-page.tsx',
    /** Which release of each section visitors get, how it does, what changed, and buttons that undo it; for managers. */
    'agency-releases': './agency/pages/releases-page.tsx',
    /** Lists what managers edit of the site: pages, articles, menu, popup. */
    'agency-website': './agency/website/pages/website-page.tsx',
    /** One of these as a form. */
    'agency-website-edit': './agency/website/pages/edit-page.tsx',
    /** Who changed it and when, with undo. */
    'agency-website-history': './agency/website/pages/history-page.tsx',
  },
  fragments: {},
  forms: FORMS,
  paths: {
    'forgotten-password': FORGOTTEN_PASSWORD_PATHS.owner,
    'new-password': NEW_PASSWORD_PATHS.owner,
    account: ACCOUNT_PATHS.owner,
    'agency-login': AGENCY_PATHS.login,
    'agency-forgotten-password': FORGOTTEN_PASSWORD_PATHS.staff,
    'agency-new-password': NEW_PASSWORD_PATHS.staff,
    'agency-account': ACCOUNT_PATHS.staff,
    agency: AGENCY_PATHS.inbox,
    'agency-lead': AGENCY_PATHS.lead,
    'agency-agenda': AGENCY_PATHS.agenda,
    'agency-buyers': AGENCY_PATHS.buyers,
    'agency-outbox': AGENCY_PATHS.outbox,
    'agency-imports': AGENCY_PATHS.imports,
    'agency-releases': AGENCY_PATHS.releases,
    'agency-website': WEBSITE_PATHS.list,
    'agency-website-edit': WEBSITE_PATHS.edit,
    'agency-website-history': WEBSITE_PATHS.history,
  },
  parameters: {
    dashboard: { property: 10, kind: 20, sent: 1 },
    'forgotten-password': { sent: 1 },
    'new-password': { token: 43, done: 1 },
    account: { done: 20 },
    'agency-login': { lead: 36 },
    'agency-forgotten-password': { sent: 1 },
    'agency-new-password': { token: 43, done: 1 },
    'agency-account': { done: 20 },
    agency: { box: 10, form: 40, home: 10, q: 100, sort: 6, page: 6 },
    'agency-agenda': { week: 10, agent: 254 },
    'agency-buyers': { home: 10 },
    'agency-imports': { started: 1 },
    'agency-releases': { since: 2, done: 1 },
    'agency-website-edit': { thing: 200, done: 10 },
    'agency-website-history': { thing: 200, done: 10 },
  },
  apart: [
    'agency',
    'agency-lead',
    'agency-agenda',
    'agency-buyers',
    'agency-outbox',
    'agency-imports',
    'agency-releases',
    'agency-website',
    'agency-website-edit',
    'agency-website-history',
  ],
});
