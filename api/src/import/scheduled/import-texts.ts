import type { Language } from '@facade/shared-domain/model';
import type { Removals } from '../report.ts';

/** Texts of the mail about a scheduled import. */
export interface ImportTexts {
  imported: string;
  withWarnings: string;
  refused: string;
  /** Refused because so many homes would leave the site. */
  tooMany(removals: Removals): string;
  /** What the agency can do then. */
  question(removed: number): string;
  properties: string;
  added: string;
  changed: string;
  removed: string;
  more(count: number): string;
}

export const IMPORT_TEXTS: Record<Language, ImportTexts> = {
  nl: {
    imported: 'het aanbod is bijgewerkt',
    withWarnings: 'het aanbod is bijgewerkt, met opmerkingen',
    refused: 'geweigerd, er is niets gewijzigd',
    tooMany: ({ removed, homes }) => `geweigerd, ${removed} van de ${homes} panden zouden verdwijnen`,
    question: (removed) =>
      `Is de levering onvolledig? Laat uw CRM ze opnieuw klaarzetten: de site neemt ze dan vanzelf over. Moeten die panden echt weg? Importeer het bestand dan met facade import BESTAND --allow-removals ${removed}.`,
    properties: 'Panden op de site',
    added: 'Nieuw',
    changed: 'Gewijzigd',
    removed: 'Verwijderd',
    more: (count) => `… en nog ${count}`,
  },
  fr: {
    imported: 'les biens sont à jour',
    withWarnings: 'les biens sont à jour, avec des remarques',
    refused: 'refusé, rien n’a changé',
    tooMany: ({ removed, homes }) => `refusé, ${removed} biens sur ${homes} disparaîtraient`,
    question: (removed) =>
      `Le fichier est-il incomplet ? Faites-le exporter à nouveau par votre CRM : le site le reprendra de lui-même. Ces biens doivent-ils vraiment disparaître ? Importez alors le fichier avec facade import FICHIER --allow-removals ${removed}.`,
    properties: 'Biens sur le site',
    added: 'Nouveaux',
    changed: 'Modifiés',
    removed: 'Retirés',
    more: (count) => `… et ${count} autres`,
  },
  en: {
    imported: 'the homes are up to date',
    withWarnings: 'the homes are up to date, with warnings',
    refused: 'refused, nothing was changed',
    tooMany: ({ removed, homes }) => `refused, ${removed} of ${homes} homes would disappear`,
    question: (removed) =>
      `Is the file incomplete? Have your CRM export it again: the site then imports it by itself. Should these homes really go? Then import the file with facade import FILE --allow-removals ${removed}.`,
    properties: 'Homes on the site',
    added: 'New',
    changed: 'Changed',
    removed: 'Removed',
    more: (count) => `… and ${count} more`,
  },
  de: {
    imported: 'die Objekte sind auf dem neuesten Stand',
    withWarnings: 'die Objekte sind auf dem neuesten Stand, mit Hinweisen',
    refused: 'abgelehnt, nichts wurde geändert',
    tooMany: ({ removed, homes }) => `abgelehnt, ${removed} von ${homes} Objekten würden verschwinden`,
    question: (removed) =>
      `Ist die Datei unvollständig? Lassen Sie sie von Ihrem CRM neu exportieren: Die Website übernimmt sie dann von selbst. Sollen diese Objekte wirklich weg? Dann importieren Sie die Datei mit facade import DATEI --allow-removals ${removed}.`,
    properties: 'Objekte auf der Website',
    added: 'Neu',
    changed: 'Geändert',
    removed: 'Entfernt',
    more: (count) => `… und ${count} weitere`,
  },
};
