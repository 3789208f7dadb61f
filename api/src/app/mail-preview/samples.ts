import type { Language } from '@facade/shared-domain/model';
import { formatPrice, formatPriceRange } from '@facade/shared-domain/numbers/price';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { IMPORT_TEXTS } from '../../import/index.ts';
import { fillText } from '../../kernel/index.ts';
import { type MailHome, type MailTemplate, type MailValues, parseMarkdown } from '../../mail/index.ts';
import { summaryValues, type WeekFigures } from '../../statistics/index.ts';
import { SUBSCRIPTION_TEXTS } from '../../subscriptions/index.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';

/** Values of every mail. */
export type MailSamples = { [Template in MailTemplate]: MailValues<Template> };

/** What follows on a home of a saved search. */
function nextSteps(language: Language, { url }: MailHome): Partial<MailHome> {
  const { see, notForMe, visits, why, reasons } = SUBSCRIPTION_TEXTS[language];
  const times = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({
    label: `${visitDay(day, language)}, ${visitHours({ start: `${day}T14:00`, end: `${day}T14:45` }, language)}`,
    url: `${url}?slot=sample`,
  }));
  return {
    why: fillText(why, { reasons: fillText(reasons.budget, { price: formatPrice(350_000, language) }) }),
    visits: { heading: visits, times },
    action: { label: see, url: url ?? '' },
    aside: { label: notForMe, url: `${url}?token=sample` },
  };
}

const SAMPLE_WEEK: WeekFigures & { enquiries: number } = {
  visits: [78, 64],
  favourites: [9, 11],
  viewings: [2, 0],
  enquiries: 4,
};

/**
 * Realistic values, for previews and tests.
 * @param origin address that the links of the sample begin with
 */
export function mailSamples(language: Language, origin = 'https://www.agency.example'): MailSamples {
  const texts = SAMPLE_TEXTS[language];
  const link = (path: string) => `${origin}/${language}/${path}`;
  const home = {
    about: `${texts.house} (ref. 4127)`,
    url: link('property/4127/'),
    agent: 'Sofie Lambrecht',
    agentPhone: '+32 475 00 12 34',
  };
  const rows = [
    { label: texts.name, value: 'Marie Dubois' },
    { label: 'E-mail', value: 'marie.dubois@example.be', href: 'mailto:marie.dubois@example.be' },
    { label: texts.phone, value: '+32 475 00 56 78', href: 'tel:+32475005678' },
    { label: texts.callBetween, value: '12:00–14:00, 17:00–19:00' },
    { label: texts.language, value: language.toUpperCase() },
  ];
  const { house: title, ...more } = texts;
  const homes: MailHome[] = [
    { title, place: more.housePlace, facts: more.houseFacts, price: formatPrice(298_000, language), label: more.isNew },
    { title: more.flat, place: more.flatPlace, facts: more.flatFacts, price: formatPrice(189_500, language) },
  ].map((one, place) => ({ ...one, url: link(`property/${4127 + place}/`), picture: sampleHomePicture(origin) }));
  const { when, before, expires } = more;
  const leadLink = origin + leadPath(language, 'sample');
  return {
    'enquiry-agency': {
      kind: more.enquiry,
      name: 'Marie Dubois',
      about: home.about,
      url: home.url,
      rows,
      message: more.message,
      leadLink,
    },
    'visit-agency': {
      event: more.visitBooked,
      name: 'Marie Dubois',
      about: home.about,
      url: home.url,
      when,
      rows,
      message: more.message,
      leadLink,
    },
    'lead-assigned': {
      by: 'Hélène Vandamme',
      kind: home.about,
      name: 'Marie Dubois',
      rows,
      message: more.message,
      leadLink,
    },
    'import-agency': {
      event: IMPORT_TEXTS[language].imported,
      rows: [{ label: IMPORT_TEXTS[language].added, value: '3' }],
      question: fillText(IMPORT_TEXTS[language].question, { removed: 38 }),
      problems: 'property 4127: Pictures the file of "front" is missing',
    },
    'contact-confirmation': {},
    'property-confirmation': home,
    'project-confirmation': { ...home, about: `${more.project} (ref. 79)`, url: link('project/79/') },
    'documents-link': {
      ...home,
      expires,
      documents: [
        { label: more.certificate, url: link('documents/certificate.pdf'), note: 'PDF, 1,2 MB' },
        { label: more.plans, url: link('documents/plans.pdf'), note: 'PDF, 3,8 MB' },
      ],
    },
    'visit-requested': { ...home, when: more.preference },
    'visit-held': { ...home, when, place: more.address, confirmLink: link('visit/?token=sample'), until: '14:30' },
    'visit-booked': { ...home, when, place: more.address, changeLink: link('visit/?token=sample') },
    'visit-moved': { ...home, when, before, place: more.address, changeLink: link('visit/?token=sample') },
    'visit-cancelled': { ...home, when },
    'demand-confirm': {
      confirmLink: link('confirm/?token=sample'),
      expires,
      rows: more.criteria.map(([label, value]) => ({ label, value })),
    },
    'demand-matches': {
      homes: homes.map((one) => ({ ...one, ...nextSteps(language, one) })),
      search: more.criteria.map(([, value]) => value).join(' · '),
      listLink: link('for-sale/'),
      changeLink: link('search/?token=sample'),
      unsubscribeLink: link('unsubscribe/?token=sample'),
    },
    'demand-link': {
      changeLink: link('search/?token=sample'),
      unsubscribeLink: link('unsubscribe/?token=sample'),
      expires,
    },
    'newsletter-link': { unsubscribeLink: link('unsubscribe/?token=sample'), expires },
    'newsletter-confirm': { confirmLink: link('confirm/?token=sample'), expires },
    newsletter: {
      subject: more.newsletter,
      content: parseMarkdown(`# ${more.newsletter}\n\n${more.message}`),
      unsubscribeLink: link('unsubscribe/?token=sample'),
    },
    'favourites-confirm': { confirmLink: link('confirm/?token=sample'), homes, expires },
    'favourites-changed': {
      homes,
      changeLink: link('search/?token=sample'),
      unsubscribeLink: link('unsubscribe/?token=sample'),
    },
    'valuation-confirmation': {
      agent: home.agent,
      agentPhone: home.agentPhone,
      range: formatPriceRange(245_000, 290_000, language),
    },
    'send-to-friend': { sender: 'Marie Dubois', homes: homes.slice(0, 1), message: more.friendMessage },
    'testimonial-confirmation': {},
    'rental-application-confirmation': home,
    'purchase-offer-confirmation': { ...home, amount: formatPrice(290_000, language), validUntil: expires },
    'owner-visit': {
      ...home,
      event: more.visitBooked,
      when,
      dashboardLink: link('login/'),
      unsubscribeLink: link('login/'),
    },
    'owner-reply': { about: home.about, by: 'Hélène Vandamme', message: more.message, dashboardLink: link('login/') },
    'owner-summary': {
      ...summaryValues('2026-11-22', [{ ...SAMPLE_WEEK, title: home.about, url: home.url }], language),
      dashboardLink: link('login/'),
      unsubscribeLink: link('login/'),
    },
    'owner-invitation': { name: 'Marie Dubois', passwordLink: link('login/?token=sample'), expires },
    'staff-invitation': { name: 'Marie Dubois', passwordLink: link('login/?token=sample'), expires },
    'password-changed': { when, passwordLink: link('login/') },
    'passkey-added': { when, passwordLink: link('login/') },
    'passkey-removed': { when, passwordLink: link('login/') },
    'password-reset': { resetLink: link('login/?token=sample'), expires },
  };
}

/** A picture that every site has. */
const sampleHomePicture = (origin: string): string => `${origin}/icons/icon-512.png`;
