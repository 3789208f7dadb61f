import type { Language } from '@facade/shared-domain/model';
import { LEAD_PATHS } from '@facade/shared-domain/paths/staff-paths';
import type { InboxFilter } from './inbox/inbox-filter.ts';

/** Below the language's prefix: the pages of the staff. */
export const AGENCY_PATHS = {
  login: { nl: '/agency/aanmelden/', fr: '/agency/connexion/', en: '/agency/login/', de: '/agency/anmelden/' },
  inbox: { nl: '/agency/', fr: '/agency/', en: '/agency/', de: '/agency/' },
  lead: LEAD_PATHS,
  agenda: { nl: '/agency/agenda/', fr: '/agency/agenda/', en: '/agency/agenda/', de: '/agency/agenda/' },
  buyers: { nl: '/agency/gezocht/', fr: '/agency/recherches/', en: '/agency/searches/', de: '/agency/suchen/' },
  outbox: { nl: '/agency/mails/', fr: '/agency/e-mails/', en: '/agency/mails/', de: '/agency/e-mails/' },
  imports: { nl: '/agency/import/', fr: '/agency/importation/', en: '/agency/imports/', de: '/agency/importe/' },
  releases: { nl: '/agency/versies/', fr: '/agency/versions/', en: '/agency/releases/', de: '/agency/versionen/' },
} satisfies Record<string, Record<Language, string>>;

/** The page to log in at; with the lead to open then. */
export const loginPath = (language: Language, lead?: string): string =>
  `/${language}${AGENCY_PATHS.login[language]}${lead ? `?lead=${encodeURIComponent(lead)}` : ''}`;

/** A box of the inbox, or what the reader has to do; default values are left out of the URL. */
export function inboxPath(language: Language, { box, form, home, q, sort, page = 1 }: Partial<InboxFilter> = {}) {
  const query = new URLSearchParams({
    ...(box ? { box } : {}),
    ...(form ? { form } : {}),
    ...(home ? { home } : {}),
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `/${language}${AGENCY_PATHS.inbox[language]}${query && `?${query}`}`;
}

export const outboxPath = (language: Language): string => `/${language}${AGENCY_PATHS.outbox[language]}`;

export const importsPath = (language: Language): string => `/${language}${AGENCY_PATHS.imports[language]}`;

/** The releases of the site, with the figures of a time such as `2h`. */
export const releasesPath = (language: Language, since?: string): string =>
  `/${language}${AGENCY_PATHS.releases[language]}${since ? `?since=${since}` : ''}`;

/** Who searches for the agency's homes, or for one of them. */
export const buyersPath = (language: Language, home?: number): string =>
  `/${language}${AGENCY_PATHS.buyers[language]}${home === undefined ? '' : `?home=${home}`}`;

/** A week of the agenda, of one agent or of all; without a day the current week. */
export function agendaPath(language: Language, { week, agent }: { week?: string; agent?: string | null } = {}): string {
  const query = new URLSearchParams({ ...(week ? { week } : {}), ...(agent ? { agent } : {}) }).toString();
  return `/${language}${AGENCY_PATHS.agenda[language]}${query && `?${query}`}`;
}
