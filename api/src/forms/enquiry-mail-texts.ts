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

interface ConfirmationTexts {
  subject(agency: string): string;
  greeting: string;
  received: string;
  about(subject: string): string;
  questions(phone: string): string;
  closing: string;
}

/** The confirmation to the visitor. */
export const CONFIRMATION_TEXTS: Record<Language, ConfirmationTexts> = {
  nl: {
    subject: (agency) => `We hebben uw bericht ontvangen – ${agency}`,
    greeting: 'Beste,',
    received:
      'Bedankt voor uw bericht. We hebben het goed ontvangen en antwoorden u zo snel mogelijk, meestal binnen één werkdag.',
    about: (subject) => `Uw bericht gaat over: ${subject}`,
    questions: (phone) => `Is het dringend? Bel ons gerust op ${phone}, of antwoord op deze e-mail.`,
    closing: 'Met vriendelijke groeten,',
  },
  fr: {
    subject: (agency) => `Nous avons bien reçu votre message – ${agency}`,
    greeting: 'Bonjour,',
    received:
      'Merci pour votre message. Nous l’avons bien reçu et vous répondrons dès que possible, en général dans le jour ouvrable.',
    about: (subject) => `Votre message concerne : ${subject}`,
    questions: (phone) => `C’est urgent ? Appelez-nous au ${phone} ou répondez à cet e-mail.`,
    closing: 'Bien à vous,',
  },
  en: {
    subject: (agency) => `We have received your message – ${agency}`,
    greeting: 'Hello,',
    received:
      'Thank you for your message. It has arrived safely and we will answer as soon as we can, usually within one working day.',
    about: (subject) => `Your message is about: ${subject}`,
    questions: (phone) => `Is it urgent? Call us on ${phone}, or reply to this e-mail.`,
    closing: 'Kind regards,',
  },
  de: {
    subject: (agency) => `Wir haben Ihre Nachricht erhalten – ${agency}`,
    greeting: 'Guten Tag,',
    received:
      'Vielen Dank für Ihre Nachricht. Sie ist gut angekommen, und wir antworten so bald wie möglich, meist innerhalb eines Werktags.',
    about: (subject) => `Ihre Nachricht betrifft: ${subject}`,
    questions: (phone) => `Ist es dringend? Rufen Sie uns unter ${phone} an oder antworten Sie auf diese E-Mail.`,
    closing: 'Freundliche Grüße',
  },
};
