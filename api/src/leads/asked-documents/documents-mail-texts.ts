import type { Language } from '@facade/shared-domain/model';

interface DocumentsTexts {
  /** To the agency. */
  asked: string;
  documents: string;
  linked: string;
  toSend: string;
  /** To the visitor, after a document without a file. */
  byAgency: string;
}

export const DOCUMENTS_TEXTS: Record<Language, DocumentsTexts> = {
  nl: {
    asked: 'Documenten gevraagd',
    documents: 'Documenten',
    linked: 'link verstuurd',
    toSend: 'zelf te versturen',
    byAgency: 'de makelaar stuurt het u zelf',
  },
  fr: {
    asked: 'Documents demandés',
    documents: 'Documents',
    linked: 'lien envoyé',
    toSend: 'à envoyer par vos soins',
    byAgency: 'l’agent vous l’enverra lui-même',
  },
  en: {
    asked: 'Documents requested',
    documents: 'Documents',
    linked: 'link sent',
    toSend: 'to be sent by you',
    byAgency: 'the agent sends it to you',
  },
  de: {
    asked: 'Unterlagen angefordert',
    documents: 'Unterlagen',
    linked: 'Link verschickt',
    toSend: 'selbst zu senden',
    byAgency: 'der Makler sendet es Ihnen selbst',
  },
};
