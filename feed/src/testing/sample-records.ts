/** A small feed in the CRM's format for tests: enough records of each kind, without optional fields. */

type Fields = Record<string, unknown>;

/** What the law wants in the advertisement of a dwelling in Wallonia. */
export const CERTIFICATE = { EPCLabelText: 'C', EnergyPerformance: 240, EPCTotal: 30_000, EPCCode: '20260101000001' };

/** Both language records of a property; `fields` are in both, `nl` and `fr` in their own. */
export function propertyRecords(id: number, fields: Fields = {}, texts: { nl?: Fields; fr?: Fields } = {}): Fields[] {
  const common = {
    ID: id,
    Goal: 0,
    Status: 1,
    City: 'Ath',
    Zip: '7800',
    CountryID: 10,
    WebIDs: '1',
    Price: 200_000 + id,
    CreateDate: `2026-01-${String((id % 27) + 1).padStart(2, '0')}`,
    ...fields,
  };
  return [
    { ...common, language: 'nl', MainTypeName: 'woning', TypeDescription: `Woning ${id}`, ...texts.nl },
    { ...common, language: 'fr', MainTypeName: 'maison', TypeDescription: `Maison ${id}`, ...texts.fr },
  ];
}

/** Towns, categories and ribbons that the records refer to. */
const lookups = {
  categories: [
    ...perLanguage({ WebID: 1, ShowOrder: 1 }, 'Name', ['woning', 'maison', 'house', 'Haus']),
    ...perLanguage({ WebID: 12, ShowOrder: 2 }, 'Name', ['appartement', 'appartement', 'apartment', 'Wohnung']),
  ],
  ribbons: [
    { id: 0, name: {}, tone: 'neutral', showOnMap: true },
    { id: 1, name: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' }, tone: 'positive', showOnMap: true },
  ],
  agents: [
    { ID: 1, Name: 'An Devos', Role: { nl: 'Makelaar', fr: 'Agente' }, Phone: '+3268000000', Email: 'an@example.be' },
  ],
  cities: [
    ...perLanguage({ Name: 'Ath', Zip: '7800', Aliases: ['Aat'], Lat: 50.63, Lng: 3.778 }, 'Label', ['Aat', 'Ath']),
    ...perLanguage({ Name: 'Lessines', Zip: '7860', Aliases: [], Lat: 50.711, Lng: 3.83 }, 'Label', [
      'Lessen',
      'Lessines',
    ]),
  ],
};

/** A whole feed. */
export function feedOf(properties: Fields[], more: Fields = {}): Fields {
  return { ...lookups, properties, projects: [], ...more };
}

function perLanguage(common: Fields, field: string, names: string[]): Fields[] {
  const languages = ['nl', 'fr', 'en', 'de'];
  return names.map((name, index) => ({ ...common, language: languages[index], [field]: name }));
}
