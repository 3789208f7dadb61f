import type { FormId, Language } from '@facade/shared-domain/model';
import type { Ground } from './grounds.ts';
import type { Span } from './span.ts';

interface FormKept {
  ground: Ground;
  keptFor: Span;
  names: Record<Language, string>;
}

const months = (count: number): Span => ({ count, unit: 'months' });

const named = (nl: string, fr: string, en: string, de: string): Record<Language, string> => ({ nl, fr, en, de });

/** Why and for how long each form is stored, and its name for visitors. */
export const FORMS_KEPT: Record<FormId, FormKept> = {
  contact: {
    ground: 'asked',
    keptFor: months(24),
    names: named('Vraag aan het kantoor', 'Question à l’agence', 'Question to the agency', 'Frage an das Büro'),
  },
  'property-enquiry': {
    ground: 'asked',
    keptFor: months(24),
    names: named(
      'Vraag over een pand',
      'Question sur un bien',
      'Question about a property',
      'Frage zu einer Immobilie',
    ),
  },
  'project-enquiry': {
    ground: 'asked',
    keptFor: months(24),
    names: named(
      'Vraag over een project',
      'Question sur un projet',
      'Question about a project',
      'Frage zu einem Projekt',
    ),
  },
  documents: {
    ground: 'asked',
    keptFor: months(24),
    names: named(
      'Aanvraag van documenten',
      'Demande de documents',
      'Request for documents',
      'Anforderung von Unterlagen',
    ),
  },
  visit: {
    ground: 'asked',
    keptFor: months(24),
    names: named('Afspraak voor een bezoek', 'Rendez-vous de visite', 'Appointment for a visit', 'Besichtigungstermin'),
  },
  demand: {
    ground: 'consent',
    keptFor: months(24),
    names: named('Zoekopdracht', 'Recherche enregistrée', 'Registered search', 'Suchauftrag'),
  },
  'demand-unsubscribe': {
    ground: 'duty',
    keptFor: months(6),
    names: named('Uitschrijving', 'Désinscription', 'Unsubscribing', 'Abmeldung'),
  },
  valuation: {
    ground: 'asked',
    keptFor: months(24),
    names: named('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
  },
  'send-to-friend': {
    ground: 'asked',
    keptFor: months(1),
    names: named('Doorsturen naar een vriend', 'Envoi à un ami', 'Sending to a friend', 'Empfehlung an Freunde'),
  },
  testimonial: {
    ground: 'consent',
    keptFor: months(24),
    names: named('Getuigenis', 'Témoignage', 'Testimonial', 'Erfahrungsbericht'),
  },
  newsletter: {
    ground: 'consent',
    keptFor: months(24),
    names: named('Nieuwsbrief', 'Lettre d’information', 'Newsletter', 'Newsletter'),
  },
  'follow-homes': {
    ground: 'consent',
    keptFor: months(24),
    names: named('Panden volgen', 'Suivi de biens', 'Following homes', 'Immobilien folgen'),
  },
  'rental-application': {
    ground: 'asked',
    keptFor: months(6),
    names: named('Kandidatuur als huurder', 'Candidature de locataire', 'Rental application', 'Mietbewerbung'),
  },
  'purchase-offer': {
    ground: 'asked',
    keptFor: months(24),
    names: named('Bod op een pand', 'Offre d’achat', 'Purchase offer', 'Kaufangebot'),
  },
};
