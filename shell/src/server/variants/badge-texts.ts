import type { Language } from '@facade/shared-domain/model';

interface BadgeTexts {
  /** On the folded badge. */
  short: string;
  title: string;
  until: string;
  missing: string;
  reset: string;
}

/** Not among the shell's own texts, which every page contains: hardly any visitor has a badge. */
export const badgeTexts: Record<Language, BadgeTexts> = {
  nl: {
    short: 'Testversie',
    title: 'U bekijkt een testversie van deze site',
    until: 'tot',
    missing: 'niet beschikbaar, u ziet de gewone versie',
    reset: 'Terug naar de gewone site',
  },
  fr: {
    short: 'Version de test',
    title: 'Vous consultez une version de test de ce site',
    until: 'jusqu’au',
    missing: 'indisponible, vous voyez la version habituelle',
    reset: 'Revenir au site habituel',
  },
  en: {
    short: 'Test version',
    title: 'You are looking at a test version of this site',
    until: 'until',
    missing: 'not available, you see the regular version',
    reset: 'Back to the regular site',
  },
  de: {
    short: 'Testversion',
    title: 'Sie sehen eine Testversion dieser Website',
    until: 'bis',
    missing: 'nicht verfügbar, Sie sehen die normale Version',
    reset: 'Zurück zur normalen Website',
  },
};
