import type { Language } from '../model/index.ts';

/** Names of categories in the singular, as in the CRM, and their plural for headings of lists. */
const PLURALS: Record<Language, Readonly<Record<string, string>>> = {
  nl: {
    Woning: 'Woningen',
    'Gelijkvloerse woning': 'Gelijkvloerse woningen',
    Appartement: 'Appartementen',
    Nieuwbouwappartement: 'Nieuwbouwappartementen',
    Bouwgrond: 'Bouwgronden',
    Opbrengsteigendom: 'Opbrengsteigendommen',
    Handelspand: 'Handelspanden',
    Lijfrente: 'Panden op lijfrente',
    Garage: 'Garages',
    Andere: 'Andere panden',
  },
  fr: {
    Maison: 'Maisons',
    'Plain-pied': 'Plain-pieds',
    Appartement: 'Appartements',
    'Appartement neuf': 'Appartements neufs',
    'Terrain à bâtir': 'Terrains à bâtir',
    'Immeuble de rapport': 'Immeubles de rapport',
    Commerce: 'Commerces',
    Viager: 'Biens en viager',
    Garage: 'Garages',
    Autre: 'Autres biens',
  },
  en: {
    House: 'Houses',
    'Single-storey house': 'Single-storey houses',
    Apartment: 'Apartments',
    'New apartment': 'New apartments',
    'Investment property': 'Investment properties',
    'Commercial property': 'Commercial properties',
    'Life annuity': 'Life-annuity properties',
    Garage: 'Garages',
    Other: 'Other properties',
  },
  de: {
    Haus: 'Häuser',
    Bungalow: 'Bungalows',
    Wohnung: 'Wohnungen',
    Neubauwohnung: 'Neubauwohnungen',
    Baugrundstück: 'Baugrundstücke',
    Renditeobjekt: 'Renditeobjekte',
    Gewerbeimmobilie: 'Gewerbeimmobilien',
    Leibrente: 'Immobilien auf Leibrente',
    Garage: 'Garagen',
    Sonstiges: 'Sonstige Immobilien',
  },
};

/**
 * The heading of a category's list. Unknown names are not changed, because an agency may name its categories freely.
 * @example categoryPlural('Woning', 'nl') // 'Woningen'
 */
export const categoryPlural = (name: string, language: Language): string =>
  Object.hasOwn(PLURALS[language], name) ? (PLURALS[language][name] ?? name) : name;
