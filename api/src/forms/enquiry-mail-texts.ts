import type { Language } from '@facade/shared-domain/model';

interface AgencyTexts {
  enquiry: string;
  question: string;
  name: string;
  email: string;
  phone: string;
  slots: string;
  wishes: string;
  wantsVisit: string;
  wantsInformation: string;
  wantsDocuments: string;
  language: string;
  about: string;
  titles: Record<'mr' | 'ms' | 'miss', string>;
}

/** The message to the agency, in the agency's language. */
export const AGENCY_TEXTS: Record<Language, AgencyTexts> = {
  nl: {
    enquiry: 'Aanvraag',
    question: 'Vraag via de site',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    slots: 'Graag gebeld tussen',
    wishes: 'Wenst',
    wantsVisit: 'een bezoek',
    wantsInformation: 'meer informatie',
    wantsDocuments: 'de documenten',
    language: 'Taal',
    about: 'Over',
    titles: { mr: 'De heer', ms: 'Mevrouw', miss: 'Mejuffrouw' },
  },
  fr: {
    enquiry: 'Demande',
    question: 'Question via le site',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    slots: 'À appeler entre',
    wishes: 'Souhaite',
    wantsVisit: 'une visite',
    wantsInformation: 'plus d’informations',
    wantsDocuments: 'les documents',
    language: 'Langue',
    about: 'À propos de',
    titles: { mr: 'Monsieur', ms: 'Madame', miss: 'Mademoiselle' },
  },
  en: {
    enquiry: 'Enquiry',
    question: 'Question from the site',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    slots: 'Likes to be called between',
    wishes: 'Would like',
    wantsVisit: 'a viewing',
    wantsInformation: 'more information',
    wantsDocuments: 'the documents',
    language: 'Language',
    about: 'About',
    titles: { mr: 'Mr', ms: 'Ms', miss: 'Miss' },
  },
  de: {
    enquiry: 'Anfrage',
    question: 'Frage über die Website',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    slots: 'Anruf erwünscht zwischen',
    wishes: 'Wünscht',
    wantsVisit: 'eine Besichtigung',
    wantsInformation: 'mehr Informationen',
    wantsDocuments: 'die Unterlagen',
    language: 'Sprache',
    about: 'Betrifft',
    titles: { mr: 'Herr', ms: 'Frau', miss: 'Frau' },
  },
};
