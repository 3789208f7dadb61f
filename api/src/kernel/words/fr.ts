import type { Words } from './words.ts';

export const fr: Words = {
  goal: { sale: 'À vendre', rent: 'À louer' },
  gone: { sold: 'Vendu', rented: 'Loué' },
  project: 'Projet neuf',
  soldOut: 'Tout est vendu',
  wholeMunicipality: 'toute la commune',
  facts: 'Caractéristiques',
  contact: 'Votre contact',
  scan: 'Scannez pour voir toutes les photos et le prix actuel',
  printed: 'Mise à jour le',
  noContract: 'Cette brochure est purement informative et n’engage pas l’agence.',
};
