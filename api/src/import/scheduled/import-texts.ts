import type { Language } from '@facade/shared-domain/model';

/** Texts of the mail about a scheduled import. */
export interface ImportTexts {
  imported: string;
  withWarnings: string;
  refused: string;
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
    properties: 'Objekte auf der Website',
    added: 'Neu',
    changed: 'Geändert',
    removed: 'Entfernt',
    more: (count) => `… und ${count} weitere`,
  },
};
