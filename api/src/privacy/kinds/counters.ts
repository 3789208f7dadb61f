import { defineKind } from '../privacy-kind.ts';

/** Limits, idempotency keys and visits: what is counted without knowing of whom. `limits/clear-expired.ts` erases the first two. */
export const counters = [
  defineKind({
    id: 'limits',
    texts: {
      nl: { name: 'Bescherming tegen misbruik', kept: 'een versleutelde afdruk van uw IP-adres en een teller' },
      fr: { name: 'Protection contre les abus', kept: 'une empreinte chiffrée de votre adresse IP et un compteur' },
      en: { name: 'Protection against abuse', kept: 'a keyed hash of your IP address and a counter' },
      de: { name: 'Schutz vor Missbrauch', kept: 'ein verschlüsselter Abdruck Ihrer IP-Adresse und ein Zähler' },
    },
    ground: 'interest',
    keptFor: { count: 1, unit: 'days' },
  }),
  defineKind({
    id: 'visits',
    texts: {
      nl: { name: 'Bezoekcijfers', kept: 'aantal bezoeken per dag, pand en herkomst, zonder cookie of IP-adres' },
      fr: {
        name: 'Chiffres de visite',
        kept: 'nombre de visites par jour, bien et provenance, sans cookie ni adresse IP',
      },
      en: { name: 'Numbers of visits', kept: 'visits per day, property and source, without a cookie or an IP address' },
      de: { name: 'Besuchszahlen', kept: 'Besuche je Tag, Immobilie und Herkunft, ohne Cookie oder IP-Adresse' },
    },
    ground: 'anonymous',
    keptFor: 'whileUsed',
  }),
  defineKind({
    id: 'logs',
    texts: {
      nl: { name: 'Technische logboeken', kept: 'tijdstip, opgevraagd adres en uitkomst, niets van wat u invult' },
      fr: { name: 'Journaux techniques', kept: 'moment, adresse demandée et résultat, rien de ce que vous remplissez' },
      en: { name: 'Technical logs', kept: 'time, address asked for and outcome, nothing of what you fill in' },
      de: {
        name: 'Technische Protokolle',
        kept: 'Zeitpunkt, abgerufene Adresse und Ergebnis, nichts von Ihren Eingaben',
      },
    },
    ground: 'interest',
    keptFor: { count: 30, unit: 'days' },
  }),
];
