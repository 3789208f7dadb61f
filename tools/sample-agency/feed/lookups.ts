import type { AgentRecord, CategoryRecord, FourLanguages, RibbonRecord } from './records/record.ts';

const four = (nl: string, fr: string, en: string, de: string): FourLanguages => ({ nl, fr, en, de });

/** Ribbons of the agency; 0 is drawn nowhere. */
export const ribbons: readonly RibbonRecord[] = [
  { id: 0, name: four('', '', '', ''), tone: 'neutral', showOnMap: false },
  { id: 1, name: four('Nieuw', 'Nouveau', 'New', 'Neu'), tone: 'positive', showOnMap: true },
  { id: 2, name: four('Verkocht', 'Vendu', 'Sold', 'Verkauft'), tone: 'closed', showOnMap: false },
  { id: 3, name: four('In optie', 'Sous option', 'Under option', 'Reserviert'), tone: 'attention', showOnMap: true },
  { id: 5, name: four('Nieuwe prijs', 'Nouveau prix', 'New price', 'Neuer Preis'), tone: 'positive', showOnMap: true },
  { id: 13, name: four('Verhuurd', 'Loué', 'Let', 'Vermietet'), tone: 'closed', showOnMap: false },
];

interface Category {
  webId: number;
  name: FourLanguages;
  /** Type name of one property in the category. */
  one: readonly [nl: string, fr: string];
  sale: boolean;
  rent: boolean;
}

/** In the order in which the site shows them. */
export const categories: readonly Category[] = [
  { webId: 1, name: four('Woning', 'Maison', 'House', 'Haus'), one: ['woning', 'maison'], sale: true, rent: true },
  {
    webId: 9,
    name: four('Gelijkvloerse woning', 'Plain-pied', 'Single-storey house', 'Bungalow'),
    one: ['gelijkvloerse woning', 'plain-pied'],
    sale: true,
    rent: false,
  },
  {
    webId: 12,
    name: four('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
    one: ['appartement', 'appartement'],
    sale: true,
    rent: true,
  },
  {
    webId: 2,
    name: four('Nieuwbouwappartement', 'Appartement neuf', 'New apartment', 'Neubauwohnung'),
    one: ['nieuwbouwappartement', 'appartement neuf'],
    sale: true,
    rent: false,
  },
  {
    webId: 3,
    name: four('Bouwgrond', 'Terrain à bâtir', 'Building land', 'Baugrundstück'),
    one: ['bouwgrond', 'terrain à bâtir'],
    sale: true,
    rent: false,
  },
  {
    webId: 5,
    name: four('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'),
    one: ['opbrengsteigendom', 'immeuble de rapport'],
    sale: true,
    rent: false,
  },
  {
    webId: 6,
    name: four('Handelspand', 'Commerce', 'Commercial property', 'Gewerbeimmobilie'),
    one: ['handelspand', 'commerce'],
    sale: true,
    rent: true,
  },
  {
    webId: 10,
    name: four('Lijfrente', 'Viager', 'Life annuity', 'Leibrente'),
    one: ['lijfrente', 'viager'],
    sale: true,
    rent: false,
  },
  { webId: 8, name: four('Garage', 'Garage', 'Garage', 'Garage'), one: ['garage', 'garage'], sale: true, rent: true },
  {
    webId: 7,
    name: four('Andere', 'Autre', 'Other', 'Sonstiges'),
    one: ['ander vastgoed', 'autre bien'],
    sale: true,
    rent: false,
  },
];

export const categoryRecords: readonly CategoryRecord[] = categories.flatMap(({ webId, name, sale, rent }, index) =>
  (['nl', 'fr', 'en', 'de'] as const).map((language) => ({
    ID: 100 + webId,
    WebID: webId,
    Name: name[language],
    ShowOrder: index + 1,
    Sale: sale,
    Rent: rent,
    language,
  })),
);

/** The people of `content/team.yaml`, linked by their mail address. Numbers and addresses reach nobody. */
export const agents: readonly AgentRecord[] = [
  {
    ID: 1,
    Name: 'Hélène Vandamme',
    Role: four(
      'Zaakvoerder, vastgoedmakelaar-bemiddelaar',
      'Gérante, agente immobilière intermédiaire',
      'Managing director, licensed estate agent',
      'Geschäftsführerin, zugelassene Immobilienmaklerin',
    ),
    Phone: '+3268001201',
    Email: 'helene@cardamine.example',
  },
  {
    ID: 2,
    Name: 'Wouter Delcourt',
    Role: four('Verkoop en nieuwbouw', 'Vente et projets neufs', 'Sales and new-build', 'Verkauf und Neubau'),
    Phone: '+3268001202',
    Email: 'wouter@cardamine.example',
  },
  {
    ID: 3,
    Name: 'Nora Belkacem',
    Role: four('Verhuur', 'Location', 'Lettings', 'Vermietung'),
    Phone: '+3268001203',
    Email: 'nora@cardamine.example',
  },
  {
    ID: 4,
    Name: 'Jonas Lemaire',
    Role: four('Dossiers en afspraken', 'Dossiers et rendez-vous', 'Files and appointments', 'Unterlagen und Termine'),
    Phone: '+3268001200',
    Email: 'jonas@cardamine.example',
  },
];
