import type { Language } from '@facade/shared-domain/model';

interface AgencyTexts {
  enquiry: string;
  question: string;
  ownerMessage: string;
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
  confirmation: string;
  /** Why the visitor was sent none. */
  held: string;
  titles: Record<'mr' | 'ms' | 'miss', string>;
}

/** The message to the agency, in the agency's language. */
export const AGENCY_TEXTS: Record<Language, AgencyTexts> = {
  nl: {
    enquiry: 'Aanvraag',
    question: 'Vraag via de site',
    ownerMessage: 'Bericht van de eigenaar',
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
    confirmation: 'Mail aan de bezoeker',
    held: 'niet verstuurd, want dit adres kreeg kort voordien al meerdere mails van de site',
    titles: { mr: 'De heer', ms: 'Mevrouw', miss: 'Mejuffrouw' },
  },
  fr: {
    enquiry: 'Demande',
    question: 'Question via le site',
    ownerMessage: 'Message du propriétaire',
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
    confirmation: 'E-mail au visiteur',
    held: 'non envoyé, car cette adresse venait de recevoir plusieurs e-mails du site',
    titles: { mr: 'Monsieur', ms: 'Madame', miss: 'Mademoiselle' },
  },
  en: {
    enquiry: 'Enquiry',
    question: 'Question from the site',
    ownerMessage: 'Message from the owner',
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
    confirmation: 'Mail to the visitor',
    held: 'not sent, because this address had just received several mails from the site',
    titles: { mr: 'Mr', ms: 'Ms', miss: 'Miss' },
  },
  de: {
    enquiry: 'Anfrage',
    question: 'Frage über die Website',
    ownerMessage: 'Nachricht des Eigentümers',
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
    confirmation: 'E-Mail an den Besucher',
    held: 'nicht verschickt, weil diese Adresse kurz zuvor mehrere E-Mails der Website erhielt',
    titles: { mr: 'Herr', ms: 'Frau', miss: 'Frau' },
  },
};
