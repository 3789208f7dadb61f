import type { QueryVocabulary } from '../query-vocabulary.ts';

export const vocabulary: QueryVocabulary = {
  types: [
    { id: 1, names: ['Woning', 'Maison', 'House', 'Haus'] },
    { id: 12, names: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'] },
    { id: 2, names: ['Nieuwbouwappartement', 'Appartement neuf', 'New apartment', 'Neubauwohnung'] },
    { id: 3, names: ['Bouwgrond', 'Terrain à bâtir', 'Building land', 'Baugrundstück'] },
    { id: 5, names: ['Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'] },
    { id: 8, names: ['Garage', 'Garage', 'Garage', 'Garage'] },
    { id: 9, names: ['Gelijkvloerse woning', 'Plain-pied', 'Single-storey house', 'Bungalow'] },
  ],
  kinds: [
    { name: 'Villa', types: [1] },
    { name: 'Maison de maître', types: [1] },
    { name: 'Woning', types: [1] },
  ],
  towns: [
    { value: 'Ath|7800', zip: '7800', names: ['Ath', 'Aat'], location: { lat: 50.63, lng: 3.78 } },
    { value: 'Maffle|7810', zip: '7810', names: ['Maffle'], location: null },
    { value: 'Lessines|7860', zip: '7860', names: ['Lessines', 'Lessen'], location: { lat: 50.71, lng: 3.83 } },
    { value: 'Leuze-en-Hainaut|7900', zip: '7900', names: ['Leuze-en-Hainaut', 'Leuze'], location: null },
    {
      value: 'Meslin-l’Évêque|7822',
      zip: '7822',
      names: ['Meslin-l’Évêque'],
      location: { lat: 50.65, lng: 3.85 },
    },
    {
      value: 'Tournai|7500',
      zip: '7500',
      names: ['Tournai', 'Doornik'],
      location: { lat: 50.61, lng: 3.4 },
      withoutHomes: true,
    },
    { value: 'Braine-le-Comte|7090', zip: '7090', names: ['Braine-le-Comte', '’s-Gravenbrakel'], location: null },
  ],
};
