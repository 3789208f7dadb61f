import type { Words } from './words.ts';

export const de: Words = {
  goal: { sale: 'Zu verkaufen', rent: 'Zu vermieten' },
  gone: { sold: 'Verkauft', rented: 'Vermietet' },
  project: 'Neubauprojekt',
  soldOut: 'Ausverkauft',
  wholeMunicipality: 'ganze Gemeinde',
  facts: 'Merkmale',
  contact: 'Ihre Kontaktperson',
  scan: 'Scannen Sie für alle Fotos und den aktuellen Preis',
  printed: 'Stand vom',
  noContract: 'Diese Broschüre dient nur der Information und bindet die Agentur nicht.',
};
