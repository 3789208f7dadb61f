import type { Language } from '@facade/shared-domain/model';

interface PreviewTexts {
  title: string;
  until: string;
  leave: string;
  /** Words of the link from a preview that has ended. */
  toSite: string;
}

/** Not among the shell's own texts: those travel in every page, and visitors never see a preview. */
export const previewTexts: Record<Language, PreviewTexts> = {
  nl: {
    title: 'Voorbeeld: niet openbaar zolang het niet gepubliceerd is',
    until: 'tot',
    leave: 'Voorbeeld verlaten',
    toSite: 'Naar de website',
  },
  fr: {
    title: 'Aperçu : rien n’est public avant la publication',
    until: 'jusqu’au',
    leave: 'Quitter l’aperçu',
    toSite: 'Vers le site',
  },
  en: {
    title: 'Preview: not public until it is published',
    until: 'until',
    leave: 'Leave the preview',
    toSite: 'To the website',
  },
  de: {
    title: 'Vorschau: nicht öffentlich, solange nichts veröffentlicht ist',
    until: 'bis',
    leave: 'Vorschau verlassen',
    toSite: 'Zur Website',
  },
};
