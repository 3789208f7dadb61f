import { defineRemote } from '@facade/section-kit';

/**
 * The public face of mf-owner: what is behind a login. Owners see their own property, the agency's staff what visitors sent and
 * what the site says.
 */
export const remote = defineRemote({
  name: 'mf-owner',
  pages: {
    /** Log in with e-mail and password. */
    login: './pages/login-page.tsx',
    /** Ask for a link to choose a new password, and choose it. */
    'forgotten-password': './pages/forgotten-password-page.tsx',
    'new-password': './pages/new-password-page.tsx',
    /** Visits of the owner's homes, of all or of one: figures, the last 30 days, sources, interest, prices, what is missing, history. */
    dashboard: './pages/dashboard-page.tsx',
    /** Where the owner is logged in, and the password. */
    account: './pages/account-page.tsx',
    /** The agency's staff log in. */
    'agency-login': './agency/pages/login-page.tsx',
    /** They ask for a link to choose a new password, and choose it; the invitation's link leads here too. */
    'agency-forgotten-password': './agency/pages/forgotten-password-page.tsx',
    'agency-new-password': './agency/pages/new-password-page.tsx',
    /** Where they are logged in, their password and passkeys. */
    'agency-account': './agency/pages/account-page.tsx',
    /** What visitors sent: new, assigned, answered, to approve, suspect. */
    agency: './agency/pages/inbox-page.tsx',
    /** One of them with everything that was sent and done. */
    'agency-lead': './agency/pages/lead-page.tsx',
    /** A week of booked visits, and the times that agents open and close. */
    'agency-agenda': './agency/pages/agenda-page.tsx',
    /** Pending and failed mails, for managers. */
    'agency-outbox': './agency/pages/outbox-page.tsx',
    /** What managers edit of the site: pages, articles, menu, popup. */
    'agency-website': './agency/website/pages/website-page.tsx',
    /** One of them as a form. */
    'agency-website-edit': './agency/website/pages/edit-page.tsx',
    /** Who changed it when, and undo. */
    'agency-website-history': './agency/website/pages/history-page.tsx',
  },
  fragments: {},
  paths: {
    'forgotten-password': {
      nl: '/wachtwoord-vergeten/',
      fr: '/mot-de-passe-oublie/',
      en: '/forgot-password/',
      de: '/passwort-vergessen/',
    },
    'new-password': {
      nl: '/nieuw-wachtwoord/',
      fr: '/nouveau-mot-de-passe/',
      en: '/new-password/',
      de: '/neues-passwort/',
    },
    account: {
      nl: '/eigenaar/account/',
      fr: '/proprietaire/compte/',
      en: '/owner/account/',
      de: '/eigentuemer/konto/',
    },
    'agency-login': {
      nl: '/agency/aanmelden/',
      fr: '/agency/connexion/',
      en: '/agency/login/',
      de: '/agency/anmelden/',
    },
    'agency-forgotten-password': {
      nl: '/agency/wachtwoord-vergeten/',
      fr: '/agency/mot-de-passe-oublie/',
      en: '/agency/forgot-password/',
      de: '/agency/passwort-vergessen/',
    },
    'agency-new-password': {
      nl: '/agency/nieuw-wachtwoord/',
      fr: '/agency/nouveau-mot-de-passe/',
      en: '/agency/new-password/',
      de: '/agency/neues-passwort/',
    },
    'agency-account': {
      nl: '/agency/account/',
      fr: '/agency/compte/',
      en: '/agency/account/',
      de: '/agency/konto/',
    },
    agency: { nl: '/agency/', fr: '/agency/', en: '/agency/', de: '/agency/' },
    'agency-lead': {
      nl: '/agency/bericht/:id/',
      fr: '/agency/message/:id/',
      en: '/agency/message/:id/',
      de: '/agency/nachricht/:id/',
    },
    'agency-agenda': {
      nl: '/agency/agenda/',
      fr: '/agency/agenda/',
      en: '/agency/agenda/',
      de: '/agency/agenda/',
    },
    'agency-outbox': { nl: '/agency/mails/', fr: '/agency/e-mails/', en: '/agency/mails/', de: '/agency/e-mails/' },
    'agency-website': { nl: '/agency/website/', fr: '/agency/site/', en: '/agency/website/', de: '/agency/website/' },
    'agency-website-edit': {
      nl: '/agency/website/bewerken/',
      fr: '/agency/site/modifier/',
      en: '/agency/website/edit/',
      de: '/agency/website/bearbeiten/',
    },
    'agency-website-history': {
      nl: '/agency/website/geschiedenis/',
      fr: '/agency/site/historique/',
      en: '/agency/website/history/',
      de: '/agency/website/verlauf/',
    },
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
    'agency-website-edit': { thing: 200, done: 10 },
    'agency-website-history': { thing: 200, done: 10 },
  },
  apart: [
    'agency-login',
    'agency-account',
    'agency',
    'agency-lead',
    'agency-agenda',
    'agency-outbox',
    'agency-website',
    'agency-website-edit',
    'agency-website-history',
  ],
});
