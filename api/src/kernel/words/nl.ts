import type { Words } from './words.ts';

export const nl: Words = {
  goal: { sale: 'Te koop', rent: 'Te huur' },
  gone: { sold: 'Verkocht', rented: 'Verhuurd' },
  project: 'Nieuwbouwproject',
  soldOut: 'Uitverkocht',
  wholeMunicipality: 'alle deelgemeenten',
  facts: 'Kenmerken',
  contact: 'Uw contactpersoon',
  scan: 'Scan voor alle foto’s en de actuele prijs',
  printed: 'Bijgewerkt op',
  noContract: 'Deze brochure is louter informatief en bindt het kantoor niet.',
};
