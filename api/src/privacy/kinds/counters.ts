import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind } from '../privacy-kind.ts';

/**
 * Limits, idempotency keys and visits: anonymous counts. `app/clear-expired.ts` erases the first two,
 * `statistics/views/visit-salts.ts` the hashes of visitors.
 */
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
    keptFor: DEFAULT_RETENTION.limits,
  }),
  defineKind({
    id: 'visits',
    texts: {
      nl: {
        name: 'Bezoekcijfers',
        kept: 'hoe vaak een pand per dag bekeken (en langs welke weg) en bewaard wordt, zonder cookie of IP-adres',
      },
      fr: {
        name: 'Chiffres de visite',
        kept: 'combien de fois par jour un bien est consulté (et par quelle voie) et gardé en favori, sans cookie ni adresse IP',
      },
      en: {
        name: 'Numbers of visits',
        kept: 'how often a property is viewed (and from where) and kept each day, without a cookie or an IP address',
      },
      de: {
        name: 'Besuchszahlen',
        kept: 'wie oft eine Immobilie am Tag aufgerufen (und woher) und gemerkt wird, ohne Cookie oder IP-Adresse',
      },
    },
    ground: 'anonymous',
    keptFor: 'whileUsed',
  }),
  defineKind({
    id: 'seen-visits',
    texts: {
      nl: {
        name: 'Wie al meegeteld is',
        kept: 'een half uur lang een afdruk van uw IP-adres, uw browser en het pand, onleesbaar gemaakt met een sleutel die elke dag verandert en gewist wordt',
      },
      fr: {
        name: 'Qui a déjà été compté',
        kept: 'pendant une demi-heure, une empreinte de votre adresse IP, de votre navigateur et du bien, rendue illisible par une clé qui change chaque jour et est effacée',
      },
      en: {
        name: 'Who was counted already',
        kept: 'for half an hour, a hash of your IP address, your browser and the property under a key that changes every day and is erased',
      },
      de: {
        name: 'Wer bereits gezählt wurde',
        kept: 'eine halbe Stunde lang ein Abdruck Ihrer IP-Adresse, Ihres Browsers und der Immobilie mit einem Schlüssel, der täglich wechselt und gelöscht wird',
      },
    },
    ground: 'interest',
    keptFor: DEFAULT_RETENTION['seen-visits'],
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
    keptFor: DEFAULT_RETENTION.logs,
  }),
];
