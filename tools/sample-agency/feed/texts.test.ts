import { buildFeed } from './build-feed.ts';
import type { PropertyRecord } from './records/record.ts';

const { feed } = buildFeed();
const told = (language: 'nl' | 'fr') =>
  feed.properties.filter((one) => one.language === language && one.Description !== '');
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

function likeness(one: PropertyRecord, other: PropertyRecord): number {
  const words = wordsOf(one.Description);
  const others = wordsOf(other.Description);
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.min(words.size, others.size);
}

test.each(['nl', 'fr'] as const)('no two %s descriptions are the same, nor nearly', (language) => {
  const records = told(language);
  expect(records.length).toBeGreaterThan(100);
  expect(new Set(records.map(({ Description }) => Description)).size).toBe(records.length);
  const twins = records.flatMap((one, at) =>
    records
      .slice(at + 1)
      .filter((other) => likeness(one, other) > 0.85)
      .map((other) => `${one.ID} ${other.ID}`),
  );
  expect(twins).toEqual([]);
});

test.each(['nl', 'fr'] as const)('%s descriptions are whole sentences without holes', (language) => {
  for (const { ID, Description } of told(language)) {
    expect([ID, Description]).not.toEqual([
      ID,
      expect.stringMatching(/undefined|null|NaN|\[object|\{|\s{2,}(?!\S)| ,|\.\./),
    ]);
    for (const paragraph of Description.split('\n\n'))
      expect([ID, paragraph]).toEqual([ID, expect.stringMatching(/^[\p{Lu}\d].*[.?!]$/su)]);
    const sentences = Description.split(/(?<=[.?!])\s+/);
    expect([ID, new Set(sentences).size]).toEqual([ID, sentences.length]);
  }
});

test.each([
  ['nl', /^€\u00a0\d{1,3}(\.\d{3})*$/],
  ['fr', /^\d{1,3}(\u202f\d{3})*\u00a0€$/],
] as const)('%s texts write money as the pages of the site do', (language, notation) => {
  const amounts = told(language).flatMap(
    ({ TypeDescription, Description }) =>
      `${TypeDescription}\n${Description}`.match(/€\s*[\d.]*\d|[\d.\s]*\d\s*€/g) ?? [],
  );
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.filter((amount) => !notation.test(amount.replace(/^[ \n]+/, '')))).toEqual([]);
});

test('a dwelling gets several paragraphs', () => {
  const short = told('fr').filter(
    ({ WebID, Description }) => [1, 2, 9, 12].includes(WebID) && Description.split('\n\n').length < 3,
  );
  expect(short.map(({ ID }) => ID)).toEqual([]);
});

test('texts and facts tell the same: bedrooms, living area, garage', () => {
  const words = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
  for (const { ID, Bedrooms, Description, Garages, WebID } of told('fr')) {
    if (![1, 9].includes(WebID)) continue;
    expect([ID, Description.toLowerCase()]).toEqual([ID, expect.stringContaining(`${words[Bedrooms ?? 0]} chambres`)]);
    if (Garages === 0) expect([ID, Description]).not.toEqual([ID, expect.stringMatching(/Le garage |\(un garage\)/)]);
  }
});

test('French elides: never "de Ath"', () => {
  const wrong = feed.properties.filter(
    ({ language, Description, TypeDescription }) =>
      language === 'fr' && /\b(de|du) (Ath|Enghien|Ellezelles)\b/.test(`${Description} ${TypeDescription}`),
  );
  expect(wrong.map(({ ID }) => ID)).toEqual([]);
});

test.each(['nl', 'fr'] as const)('no %s sentence is read in more than a few adverts', (language) => {
  const readIn = new Map<string, number>();
  for (const { Description } of told(language))
    for (const sentence of new Set(Description.split(/(?<=[.?!])\s+/)))
      readIn.set(sentence, (readIn.get(sentence) ?? 0) + 1);
  expect([...readIn].filter(([, adverts]) => adverts > 7)).toEqual([]);
});

test('nothing contradicts itself: sewers, glazing, plans, deliveries, hidden addresses', () => {
  for (const { Description, HasDrain, Glazing, SurfaceConstructed, ProjectID } of told('nl')) {
    if (/riolering liggen? er al/.test(Description)) expect([Description, HasDrain]).toEqual([Description, true]);
    if (ProjectID) expect([HasDrain, Glazing]).toEqual([true, 'triple']);
    expect(SurfaceConstructed).not.toBe(0);
  }
  for (const { DeliveryDate } of feed.projects) if (DeliveryDate) expect(DeliveryDate > feed.generatedAt).toBe(true);
  expect(told('nl').filter(({ Description }) => /energiecertificaat is aangevraagd/.test(Description))).toEqual([]);
});

test('a plan shows the bedrooms of its advert, or the ground floor', () => {
  const { orders } = buildFeed();
  const records = new Map(told('fr').map((record) => [record.ID, record]));
  const plans = orders.filter(({ kind, bedrooms }) => kind === 'plan' && bedrooms !== undefined);
  expect(plans.length).toBeGreaterThan(20);
  for (const { propertyId, bedrooms, id } of plans) {
    const { Bedrooms, Pictures } = records.get(propertyId) ?? {};
    const alt = Pictures?.find((picture) => picture.ID === id)?.Alt;
    if (bedrooms === 0) expect([id, alt]).toEqual([id, 'Plan du rez-de-chaussée']);
    else if (Bedrooms !== undefined) expect([id, bedrooms]).toEqual([id, Bedrooms]);
  }
});
