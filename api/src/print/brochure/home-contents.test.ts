import type { FactGroup, PropertyDetail } from '@facade/shared-domain/model';
import { homeContents } from './home-contents.ts';

const facts = (key: FactGroup['key'], values: Record<string, FactGroup['facts'][number]['value']>): FactGroup => ({
  key,
  facts: Object.entries(values).map(([name, value]) => ({
    key: name,
    kind: typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yesNo' : 'text',
    value,
  })),
});

const home = (changes: Partial<PropertyDetail> = {}) =>
  ({
    goal: 'sale',
    availability: 'available',
    title: { text: 'Herenhuis', language: 'nl' },
    typeName: 'Woning',
    city: 'Gent',
    zip: '9000',
    street: 'Kouter 12 bus 3',
    countryId: 10,
    region: 'flanders',
    isDwelling: true,
    categoryIds: [1],
    reference: '4321',
    price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false },
    bedrooms: 1,
    bathrooms: 2,
    livingArea: 186,
    landArea: null,
    energy: { band: 'e', region: 'flanders', kwhPerM2: 480 },
    description: { html: '', summary: '', language: 'nl' },
    publishedAt: '2026-11-01T00:00:00.000Z',
    modifiedAt: '2026-11-20T10:00:00.000Z',
    groups: [
      facts('layout', { bedrooms: 1, garages: 0, kitchen: 'fitted', lift: false }),
      facts('energy', { kwhPerM2: 480, epcCode: '20240912-1' }),
      facts('comfort', { heating: 'gasCondensing', glazing: 'double' }),
      facts('legal', { permit: 'yes', summons: 'no', preemptiveRight: 'no', areaDestination: 'residential' }),
      facts('flood', { floodZone: 'none', floodPScore: 'A' }),
      facts('certificates', { groundCertificate: 'notListed', electricityCertificate: 'notCompliant' }),
      facts('costs', { vatRegime: 'registration' }),
    ],
    agent: { name: 'Claire', role: '', phone: '', email: '', picture: null },
    ...changes,
  }) as unknown as PropertyDetail;

const printed = (property: PropertyDetail, language: 'nl' | 'fr' = 'nl') =>
  homeContents(property, language).groups.map(({ title, facts: rows }) => [
    title,
    rows.map(({ label, value }) => `${label}: ${value}`),
  ]);

test('prints the facts of the page in its groups, words and conditions', () => {
  expect(printed(home())).toEqual([
    ['Algemeen', ['Prijs per m²: €\u00a01.317']],
    ['Indeling', ['Slaapkamer: 1', 'Keuken: ingericht', 'Lift: nee']],
    ['Comfort en aansluitingen', ['Verwarming: condensatieketel op gas', 'Beglazing: dubbel glas']],
    [
      'Stedenbouw en recht',
      [
        'Omgevingsvergunning: ja',
        'Dagvaarding: nee',
        'Voorkooprecht: nee',
        'Bestemming van het gebied: woongebied',
        'Verkavelingsvergunning: in aanvraag',
      ],
    ],
    [
      'Overstroming',
      [
        'Afgebakende zone: niet gelegen in overstromingsgebied',
        'P-score (perceel): A',
        'G-score (gebouw): in aanvraag',
      ],
    ],
    [
      'Attesten',
      [
        'Bodemattest (OVAM): niet in het register opgenomen',
        'Elektrische keuring: niet conform',
        'Asbestattest: in aanvraag',
      ],
    ],
    ['Kosten en belastingen', ['Fiscaal stelsel: registratierechten']],
  ]);
});

test('knows which facts an advertisement must state, besides the label', () => {
  const keys = (changes: Partial<PropertyDetail>) => homeContents(home(changes), 'nl').legal.map(({ key }) => key);
  expect(keys({})).toEqual([
    'permit',
    'summons',
    'preemptiveRight',
    'areaDestination',
    'allotmentPermit',
    'floodPScore',
    'floodGScore',
    'asbestosType',
  ]);
  expect(keys({ goal: 'rent' })).toEqual([]);
  expect(keys({ availability: 'sold' })).toEqual([]);
});

test('leaves out what another region does not know, and uses its words', () => {
  const rows = printed(home({ region: 'wallonia' }), 'fr').flatMap(([, lines]) => lines);
  expect(rows.join()).not.toContain('P-score');
  expect(rows).toContain('Aléa d’inondation: hors zone inondable');
});

test('tells of the duty to renovate, and what the certificate says', () => {
  const { energy } = homeContents(home(), 'nl');
  expect(energy?.notice?.title).toBe('Renovatieplicht: label E');
  expect(energy?.figures).toContainEqual({ label: 'Certificaatnummer', value: '20240912-1' });
  expect(homeContents(home({ region: 'wallonia' }), 'nl').energy?.notice).toBeNull();
});

test('has the address with the box, and the price as the page has it', () => {
  const { place, price, tag } = homeContents(home(), 'nl');
  expect([tag, place]).toEqual(['Te koop', 'Woning · Kouter 12 bus 3, 9000 Gent']);
  expect(price.main.replaceAll('\u00a0', ' ')).toBe('€ 245.000');
});

test('of what is sold tells neither price nor what it would cost', () => {
  const groups = [facts('costs', { notaryFees: 5200, cadastralIncome: 812 })];
  const contents = homeContents(home({ availability: 'sold', groups }), 'nl');
  expect(contents).toMatchObject({ tag: 'Verkocht', isGone: true, price: { main: '' } });
  expect(JSON.stringify(contents)).not.toMatch(/245|5\.200|te koop/);
});

const euro = (text: string) => Number(text.replace(/\D/g, ''));

test('the cost in all is the sum of its lines, for an own home and for any other purchase; a rent has none', () => {
  const { costs } = homeContents(home(), 'nl');
  expect(costs?.ways.map(({ title }) => title)).toEqual(['Als enige eigen woning', 'Als tweede woning of belegging']);
  for (const { lines, total } of costs?.ways ?? [])
    expect(lines.reduce((sum, { value }) => sum + euro(value), 0)).toBe(euro(total.value));
  expect(homeContents(home({ goal: 'rent' }), 'nl').costs).toBeNull();
});

test('what is near has its kind, its name where it has one, and its distance', () => {
  const places = [
    { kind: 'station' as const, name: 'Ath', metres: 700 },
    { kind: 'playground' as const, name: '', metres: 2300 },
  ];
  const { nearby } = homeContents(home({ nearby: { from: 'home', places } }), 'fr');
  expect(nearby?.places).toEqual([
    { label: 'Gare\u00a0: Ath', value: '700\u00a0m' },
    { label: 'Plaine de jeux', value: '2,3\u00a0km' },
  ]);
  expect(homeContents(home({ nearby: null }), 'fr').nearby).toBeNull();
});
