import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { defineKind, type Entry, emailOf, type KindTexts, type PrivacyKind } from '../privacy-kind.ts';

/** What one address is mailed for: kept until its owner stops it, and then for as long as its links say that it has stopped. */
const subscription = (id: string, table: 'demand' | 'newsletter', texts: Record<Language, KindTexts>): PrivacyKind =>
  defineKind({
    id,
    texts,
    ground: 'consent',
    keptFor: { count: 30, unit: 'days' },
    async find({ db }, person) {
      const { rows } =
        await sql<Entry>`select to_jsonb(kept) - 'number' as subscription from ${sql.table(table)} as kept
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

/** Searches that are mailed for, and the newsletter. */
export const subscriptions = [
  subscription('searches', 'demand', {
    nl: {
      name: 'Zoekopdracht waarvoor u mails krijgt',
      kept: 'uw e-mailadres, wat u zoekt, wanneer u bevestigde en stopte; de termijn loopt vanaf dan',
    },
    fr: {
      name: 'Recherche pour laquelle vous recevez des e-mails',
      kept: 'votre adresse e-mail, ce que vous cherchez, quand vous avez confirmé et arrêté ; le délai court à partir de là',
    },
    en: {
      name: 'Search that you are mailed for',
      kept: 'your e-mail address, what you look for, when you confirmed and stopped; the time counts from then',
    },
    de: {
      name: 'Suchauftrag, zu dem Sie E-Mails erhalten',
      kept: 'Ihre E-Mail-Adresse, was Sie suchen, wann Sie bestätigt und beendet haben; die Frist läuft ab dann',
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
];
