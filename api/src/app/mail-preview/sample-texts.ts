import type { Language } from '@facade/shared-domain/model';

interface SampleTexts {
  name: string;
  phone: string;
  callBetween: string;
  language: string;
  enquiry: string;
  visitBooked: string;
  message: string;
  friendMessage: string;
  newsletter: string;
  house: string;
  housePlace: string;
  houseFacts: string;
  isNew: string;
  flat: string;
  flatPlace: string;
  flatFacts: string;
  project: string;
  address: string;
  when: string;
  before: string;
  preference: string;
  expires: string;
  certificate: string;
  plans: string;
  /** Label and value of each criterion. */
  criteria: readonly [string, string][];
}

/** Texts of the samples. */
export const SAMPLE_TEXTS: Record<Language, SampleTexts> = {
  nl: {
    name: 'Naam',
    phone: 'Telefoon',
    callBetween: 'Graag gebeld tussen',
    language: 'Taal',
    enquiry: 'Aanvraag: ref. 4127',
    visitBooked: 'Bezoek geboekt',
    message: 'Dag,\n\nIs de tuin op het zuiden gericht, en mag er een carport komen?\n\nMarie',
    newsletter: 'Nieuws van deze maand',
    friendMessage: 'Is dit niets voor jullie? De tuin is prachtig.',
    house: 'Gezinswoning met zonnige tuin',
    housePlace: 'Woning, Aat',
    houseFacts: '3 slaapkamers · 162 m² · EPC B',
    isNew: 'Nieuw',
    flat: 'Licht appartement met terras',
    flatPlace: 'Appartement, Leuze-en-Hainaut',
    flatFacts: '2 slaapkamers · 94 m² · EPC A',
    project: 'Residentie De Lindehof',
    address: 'Place du Tilleul-Vert 12, 7800 Aat',
    when: 'dinsdag 8 december 2026 om 14.30 uur',
    before: 'maandag 7 december 2026 om 10 uur',
    preference: 'in de voormiddag, op een weekdag',
    expires: '15 december 2026',
    certificate: 'EPC-attest',
    plans: 'Plannen',
    criteria: [
      ['Ik zoek', 'Huis te koop'],
      ['Waar', 'Aat, Leuze-en-Hainaut'],
      ['Budget', 'tot € 320.000'],
      ['Slaapkamers', '3 of meer'],
    ],
  },
  fr: {
    name: 'Nom',
    phone: 'Téléphone',
    callBetween: 'À appeler entre',
    language: 'Langue',
    enquiry: 'Demande\u00a0: réf. 4127',
    visitBooked: 'Visite réservée',
    message: 'Bonjour,\n\nLe jardin est-il orienté au sud, et peut-on y placer un carport\u00a0?\n\nMarie',
    newsletter: 'Les nouvelles du mois',
    friendMessage: 'N’est-ce pas pour vous\u00a0? Le jardin est magnifique.',
    house: 'Maison familiale avec jardin ensoleillé',
    housePlace: 'Maison, Ath',
    houseFacts: '3 chambres · 162 m² · PEB B',
    isNew: 'Nouveau',
    flat: 'Appartement lumineux avec terrasse',
    flatPlace: 'Appartement, Leuze-en-Hainaut',
    flatFacts: '2 chambres · 94 m² · PEB A',
    project: 'Résidence Les Tilleuls',
    address: 'Place du Tilleul-Vert 12, 7800 Ath',
    when: 'mardi 8 décembre 2026 à 14 h 30',
    before: 'lundi 7 décembre 2026 à 10 h',
    preference: 'le matin, en semaine',
    expires: '15 décembre 2026',
    certificate: 'Certificat PEB',
    plans: 'Plans',
    criteria: [
      ['Je cherche', 'Maison à vendre'],
      ['Où', 'Ath, Leuze-en-Hainaut'],
      ['Budget', 'jusqu’à 320\u202f000\u00a0€'],
      ['Chambres', '3 ou plus'],
    ],
  },
  en: {
    name: 'Name',
    phone: 'Phone',
    callBetween: 'Likes to be called between',
    language: 'Language',
    enquiry: 'Enquiry: ref. 4127',
    visitBooked: 'Viewing booked',
    message: 'Hello,\n\nDoes the garden face south, and would a carport be allowed?\n\nMarie',
    newsletter: 'News of this month',
    friendMessage: 'Is this not the one for you? The garden is lovely.',
    house: 'Family home with a sunny garden',
    housePlace: 'House, Ath',
    houseFacts: '3 bedrooms · 162 m² · EPC B',
    isNew: 'New',
    flat: 'Bright apartment with a terrace',
    flatPlace: 'Apartment, Leuze-en-Hainaut',
    flatFacts: '2 bedrooms · 94 m² · EPC A',
    project: 'Lindehof Residence',
    address: 'Place du Tilleul-Vert 12, 7800 Ath',
    when: 'Tuesday 8 December 2026 at 2.30 pm',
    before: 'Monday 7 December 2026 at 10 am',
    preference: 'in the morning, on a weekday',
    expires: '15 December 2026',
    certificate: 'Energy certificate',
    plans: 'Plans',
    criteria: [
      ['Looking for', 'House for sale'],
      ['Where', 'Ath, Leuze-en-Hainaut'],
      ['Budget', 'up to €320,000'],
      ['Bedrooms', '3 or more'],
    ],
  },
  de: {
    name: 'Name',
    phone: 'Telefon',
    callBetween: 'Anruf erwünscht zwischen',
    language: 'Sprache',
    enquiry: 'Anfrage: Ref. 4127',
    visitBooked: 'Besichtigung gebucht',
    message: 'Guten Tag,\n\nliegt der Garten nach Süden, und ist ein Carport erlaubt?\n\nMarie',
    newsletter: 'Neues aus diesem Monat',
    friendMessage: 'Ist das nichts für euch? Der Garten ist wunderschön.',
    house: 'Familienhaus mit sonnigem Garten',
    housePlace: 'Haus, Ath',
    houseFacts: '3 Schlafzimmer · 162 m² · EPC B',
    isNew: 'Neu',
    flat: 'Helle Wohnung mit Terrasse',
    flatPlace: 'Wohnung, Leuze-en-Hainaut',
    flatFacts: '2 Schlafzimmer · 94 m² · EPC A',
    project: 'Residenz Lindenhof',
    address: 'Place du Tilleul-Vert 12, 7800 Ath',
    when: 'Dienstag, 8. Dezember 2026, 14.30 Uhr',
    before: 'Montag, 7. Dezember 2026, 10 Uhr',
    preference: 'vormittags, an einem Werktag',
    expires: '15. Dezember 2026',
    certificate: 'Energieausweis',
    plans: 'Pläne',
    criteria: [
      ['Gesucht', 'Haus zum Kauf'],
      ['Wo', 'Ath, Leuze-en-Hainaut'],
      ['Budget', 'bis 320.000 €'],
      ['Schlafzimmer', '3 oder mehr'],
    ],
  },
};
