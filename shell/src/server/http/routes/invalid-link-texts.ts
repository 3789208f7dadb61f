import type { Language } from '@facade/shared-domain/model';

interface InvalidLinkTexts {
  title: string;
  hint: string;
  /** Text of the link to the page that visitors see. */
  toPage: string;
}

/** Not among the shell's own texts, which every page contains: only colleagues of the agency and its developers get such links. */
export const invalidLinkTexts: Record<Language, InvalidLinkTexts> = {
  nl: {
    title: 'Deze link is ongeldig of verlopen',
    hint: 'Er is niets gewijzigd. Kijk na of u de volledige link hebt gekopieerd, of vraag een nieuwe aan wie u de link heeft bezorgd.',
    toPage: 'Naar de gewone pagina',
  },
  fr: {
    title: 'Ce lien n’est pas valable ou a expiré',
    hint: 'Rien n’a été modifié. Vérifiez que vous avez copié le lien en entier, ou demandez-en un nouveau à la personne qui vous l’a transmis.',
    toPage: 'Vers la page habituelle',
  },
  en: {
    title: 'This link is invalid or has expired',
    hint: 'Nothing has been changed. Check that you copied the whole link, or ask the person who sent it to you for a new one.',
    toPage: 'To the regular page',
  },
  de: {
    title: 'Dieser Link ist ungültig oder abgelaufen',
    hint: 'Es wurde nichts geändert. Prüfen Sie, ob Sie den ganzen Link kopiert haben, oder bitten Sie die Person, die ihn Ihnen geschickt hat, um einen neuen.',
    toPage: 'Zur normalen Seite',
  },
};
