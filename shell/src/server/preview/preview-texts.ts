import type { Language } from '@facade/shared-domain/model';

interface PreviewTexts {
  title: string;
  until: string;
  leave: string;
  /** Text of the link on the page of an expired preview. */
  toSite: string;
}

/** Not among the shell's own texts, which every page contains: visitors never see a preview. */
export const previewTexts: Record<Language, PreviewTexts> = {
  nl: {
    title: 'Voorbeeld, nog niet openbaar',
    until: 'tot',
    leave: 'Verlaten',
    toSite: 'Naar de website',
  },
  fr: {
    title: 'Aperçu, pas encore public',
    until: 'jusqu’au',
    leave: 'Quitter',
    toSite: 'Vers le site',
  },
  en: {
    title: 'Preview, not public yet',
    until: 'until',
    leave: 'Leave',
    toSite: 'To the website',
  },
  de: {
    title: 'Vorschau, noch nicht öffentlich',
    until: 'bis',
    leave: 'Verlassen',
    toSite: 'Zur Website',
  },
};
