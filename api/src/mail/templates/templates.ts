import { type Kind, type ValuesOf, type Words, wordOf } from './kinds.ts';

const home = { about: 'text', url: 'link?', agent: 'text?', agentPhone: 'text?' } as const;
const visit = { ...home, when: 'text', place: 'text?' } as const;

/**
 * Every mail of the site and the words that its texts may use. A confirmation has no word that a visitor typed: anyone
 * can enter any address, so a form must not send a stranger's text to it.
 */
const TEMPLATES = {
  /** To the agency, whatever the form: `kind` names it ("Vraag over een pand"). */
  'enquiry-agency': {
    kind: 'text',
    name: 'typed',
    about: 'text?',
    url: 'link?',
    rows: 'rows',
    message: 'message?',
    leadLink: 'link?',
  },
  /** To the agency: `event` says what happened ("Bezoek geboekt"). */
  'visit-agency': {
    event: 'text',
    name: 'typed',
    about: 'text',
    url: 'link?',
    when: 'text?',
    rows: 'rows',
    message: 'message?',
    leadLink: 'link?',
  },
  /** To the agency, after an import by schedule: `event` says how it ended. */
  'import-agency': { event: 'text', rows: 'rows?', question: 'text?', problems: 'message?' },
  'contact-confirmation': {},
  'property-confirmation': home,
  'project-confirmation': home,
  'documents-link': { ...home, documents: 'links', expires: 'text?' },
  'visit-requested': { ...home, when: 'text?' },
  /** Asks a mailbox that has never used a link to confirm the visit: the time is held until then. */
  'visit-held': { ...visit, confirmLink: 'link', until: 'text' },
  'visit-booked': { ...visit, changeLink: 'link' },
  'visit-moved': { ...visit, before: 'text?', changeLink: 'link' },
  /** `apology` if the visitor did not cancel. */
  'visit-cancelled': { ...home, when: 'text', apology: 'text?' },
  'demand-confirm': { confirmLink: 'link', rows: 'rows?', expires: 'text?' },
  'demand-matches': { homes: 'homes', search: 'text?', listLink: 'link?', changeLink: 'link', unsubscribeLink: 'link' },
  /** To a client who asks to stop a saved search, with the links to change or stop it. */
  'demand-link': { changeLink: 'link', unsubscribeLink: 'link', others: 'links?', expires: 'text?' },
  /** To a reader who asks to stop the newsletter and has no saved search. */
  'newsletter-link': { unsubscribeLink: 'link', expires: 'text?' },
  'newsletter-confirm': { confirmLink: 'link', expires: 'text?' },
  /** The agency's newsletter; `content` is the text of `facade newsletter send`. */
  newsletter: { subject: 'text', content: 'content', unsubscribeLink: 'link' },
  /** Asks for a confirmation before mails about changes of homes are sent. */
  'favourites-confirm': { confirmLink: 'link', homes: 'homes?', expires: 'text?' },
  'favourites-changed': { homes: 'homes', changeLink: 'link', unsubscribeLink: 'link' },
  'valuation-confirmation': { agent: 'text?', agentPhone: 'text?', range: 'text?' },
  'send-to-friend': { sender: 'typed', homes: 'homes', message: 'message?' },
  'testimonial-confirmation': {},
  'rental-application-confirmation': home,
  'purchase-offer-confirmation': { ...home, amount: 'text?', validUntil: 'text?', condition: 'text?' },
  /** To a member of staff to whom `by` assigned a lead. */
  'lead-assigned': {
    by: 'text',
    kind: 'text',
    name: 'typed',
    rows: 'rows',
    message: 'message?',
    leadLink: 'link?',
  },
  /** To an owner: `event` says what happened to a visit of the home ("Bezoek geboekt"). */
  'owner-visit': {
    event: 'text',
    about: 'text',
    when: 'text',
    before: 'text?',
    agent: 'text?',
    agentPhone: 'text?',
    dashboardLink: 'link',
    unsubscribeLink: 'link',
  },
  /** To an owner: what `by` replies to their message. */
  'owner-reply': { about: 'text', by: 'text', message: 'message', dashboardLink: 'link?' },
  /** To an owner, each Sunday. */
  'owner-summary': { week: 'text', chart: 'chart', rows: 'rows', dashboardLink: 'link', unsubscribeLink: 'link' },
  'password-reset': { resetLink: 'link', expires: 'text' },
  /** To an owner whom the agency gives access: the link to choose the first password. */
  'owner-invitation': { name: 'text', passwordLink: 'link', expires: 'text' },
  /** The same for a member of staff. */
  'staff-invitation': { name: 'text', passwordLink: 'link', expires: 'text' },
  'password-changed': { when: 'text', passwordLink: 'link?' },
  'passkey-added': { when: 'text', passwordLink: 'link?' },
  'passkey-removed': { when: 'text', passwordLink: 'link?' },
} as const satisfies Record<string, Words>;

/** Name of a mail, of its files too: `mails/visit-booked.nl.md`. */
export type MailTemplate = keyof typeof TEMPLATES;

/** The values for rendering a mail of this name. */
export type MailValues<Template extends MailTemplate> = ValuesOf<(typeof TEMPLATES)[Template]>;

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(TEMPLATES, name);

/** The properties of a word of a template. */
export interface WordRule {
  /** As the values name it. */
  name: string;
  kind: Kind;
  isRequired: boolean;
}

/** Words of the template, as written in its texts. */
export function wordsOf(template: MailTemplate): Map<string, WordRule> {
  const words: Words = TEMPLATES[template];
  return new Map(
    Object.entries(words).map(([name, kind]) => [
      wordOf(name),
      { name, kind: kind.replace('?', '') as Kind, isRequired: !kind.endsWith('?') },
    ]),
  );
}
