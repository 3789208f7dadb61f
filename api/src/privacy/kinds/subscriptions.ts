import type { Language, SubscriptionKind } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { DEFAULT_RETENTION, type RetainedKind } from '../../kernel/index.ts';
import { defineKind, type Entry, emailOf, type KindTexts, type PrivacyKind } from '../privacy-kind.ts';

const DISMISSED = sql`|| jsonb_build_object('notForMe', (select jsonb_agg(property_id) from demand_dismissal where demand = kept.number))`;
const FOLLOWED = sql`|| jsonb_build_object('homes', (select jsonb_agg(property_id) from follow_home where follow = kept.number))`;

const MORE = { demand: DISMISSED, newsletter: sql``, follow: FOLLOWED } satisfies Record<SubscriptionKind, unknown>;

/**
 * A subscription of one address: stored until its owner stops it, and then for as long as its links show that it has
 * stopped.
 */
const subscription = (id: RetainedKind, table: SubscriptionKind, texts: Record<Language, KindTexts>): PrivacyKind =>
  defineKind({
    id,
    texts,
    ground: 'consent',
    keptFor: DEFAULT_RETENTION[id],
    async find({ db }, person) {
      const { rows } =
        await sql<Entry>`select to_jsonb(kept) - 'number' ${MORE[table]} as subscription from ${sql.table(table)} as kept
        where lower(email) = ${emailOf(person)}::text`.execute(db);
      return [...rows];
    },
    async erase({ db }, person) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
        where lower(email) = ${emailOf(person)}::text`.execute(db);
      return Number(numAffectedRows);
    },
    expire: {
      in: 'database',
      async batch(tx, before, size) {
        const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where number in
          (select number from ${sql.table(table)} where stopped_at < ${before} limit ${size})`.execute(tx);
        return Number(numAffectedRows);
      },
    },
  });

/** The newsletters that an address has received; without this a repeated command would mail it twice. */
const sentNewsletters = defineKind({
  id: 'newsletters-sent',
  texts: {
    nl: { name: 'Nieuwsbrieven die u kreeg', kept: 'welke nieuwsbrief, en wanneer' },
    fr: { name: 'Lettres d’information que vous avez reçues', kept: 'quelle lettre, et quand' },
    en: { name: 'Newsletters that you were sent', kept: 'which newsletter, and when' },
    de: { name: 'Newsletter, die Sie erhalten haben', kept: 'welcher Newsletter, und wann' },
  },
  ground: 'consent',
  keptFor: DEFAULT_RETENTION['newsletters-sent'],
  async find({ db }, person) {
    const { rows } = await sql<Entry>`select subject, sent_at from newsletter_sent
      join newsletter_issue on newsletter_issue.id = issue join newsletter on number = subscriber
      where lower(email) = ${emailOf(person)}::text order by sent_at`.execute(db);
    return [...rows];
  },
  async erase({ db }, person) {
    const { numAffectedRows = 0n } = await sql`delete from newsletter_sent where subscriber in
      (select number from newsletter where lower(email) = ${emailOf(person)}::text)`.execute(db);
    return Number(numAffectedRows);
  },
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from newsletter_sent where (issue, subscriber) in
        (select issue, subscriber from newsletter_sent where sent_at < ${before} limit ${size})`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});

/** Saved searches with mails, and the newsletter. */
export const subscriptions = [
  // Before the newsletter, with which it is erased.
  sentNewsletters,
  subscription('searches', 'demand', {
    nl: {
      name: 'Zoekopdracht waarvoor u mails krijgt',
      kept: 'uw e-mailadres, wat u zoekt, welke panden niets voor u zijn, wanneer u bevestigde en stopte; de termijn loopt vanaf dan',
    },
    fr: {
      name: 'Recherche pour laquelle vous recevez des e-mails',
      kept: 'votre adresse e-mail, ce que vous cherchez, les biens qui ne sont pas pour vous, quand vous avez confirmé et arrêté ; le délai court à partir de là',
    },
    en: {
      name: 'Search that you are mailed for',
      kept: 'your e-mail address, what you look for, which homes are not for you, when you confirmed and stopped; the time counts from then',
    },
    de: {
      name: 'Suchauftrag, zu dem Sie E-Mails erhalten',
      kept: 'Ihre E-Mail-Adresse, was Sie suchen, welche Immobilien nichts für Sie sind, wann Sie bestätigt und beendet haben; die Frist läuft ab dann',
    },
  }),
  subscription('newsletter-list', 'newsletter', {
    nl: {
      name: 'Abonnement op de nieuwsbrief',
      kept: 'uw e-mailadres, wanneer u bevestigde en stopte; de termijn loopt vanaf dan',
    },
    fr: {
      name: 'Abonnement à la lettre d’information',
      kept: 'votre adresse e-mail, quand vous avez confirmé et arrêté ; le délai court à partir de là',
    },
    en: {
      name: 'Subscription to the newsletter',
      kept: 'your e-mail address, when you confirmed and stopped; the time counts from then',
    },
    de: {
      name: 'Abonnement des Newsletters',
      kept: 'Ihre E-Mail-Adresse, wann Sie bestätigt und beendet haben; die Frist läuft ab dann',
    },
  }),
  subscription('followed-homes', 'follow', {
    nl: {
      name: 'Panden waarover u mails krijgt',
      kept: 'uw e-mailadres, welke panden, wanneer u bevestigde en stopte; de termijn loopt vanaf dan',
    },
    fr: {
      name: 'Biens au sujet desquels vous recevez des e-mails',
      kept: 'votre adresse e-mail, quels biens, quand vous avez confirmé et arrêté ; le délai court à partir de là',
    },
    en: {
      name: 'Homes that you are mailed about',
      kept: 'your e-mail address, which homes, when you confirmed and stopped; the time counts from then',
    },
    de: {
      name: 'Immobilien, zu denen Sie E-Mails erhalten',
      kept: 'Ihre E-Mail-Adresse, welche Immobilien, wann Sie bestätigt und beendet haben; die Frist läuft ab dann',
    },
  }),
];
