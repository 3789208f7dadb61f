import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind } from '../privacy-kind.ts';

/** Proof of the cookie choices of visitors. Only the id in a visitor's own browser links it to a person. */
export const consents = defineKind({
  id: 'consents',
  texts: {
    nl: {
      name: 'Uw cookiekeuze',
      kept: 'tijdstip, versie van de tekst, uw keuzes en een willekeurig nummer, zonder IP-adres',
    },
    fr: {
      name: 'Votre choix de cookies',
      kept: 'moment, version du texte, vos choix et un numéro aléatoire, sans adresse IP',
    },
    en: {
      name: 'Your choice about cookies',
      kept: 'time, version of the text, your choices and a random number, no IP address',
    },
    de: {
      name: 'Ihre Cookie-Auswahl',
      kept: 'Zeitpunkt, Fassung des Textes, Ihre Auswahl und eine Zufallsnummer, keine IP-Adresse',
    },
  },
  ground: 'duty',
  keptFor: DEFAULT_RETENTION.consents,
  async find({ db }, person) {
    if (!('consent' in person)) return [];
    return db.selectFrom('consent').selectAll().where('id', '=', person.consent).execute();
  },
  async erase({ db }, person) {
    if (!('consent' in person)) return 0;
    const { numDeletedRows } = await db.deleteFrom('consent').where('id', '=', person.consent).executeTakeFirst();
    return Number(numDeletedRows);
  },
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from consent where id in
        (select id from consent where given_at < ${before} limit ${size})`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});
