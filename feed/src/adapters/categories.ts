import type { Language } from '@facade/shared-domain/model';

interface Category {
  /** The feed's `WebID`, which the site's own rules know: 1, 2, 9, 10 and 12 are homes people live in. */
  id: number;
  /** In a table, and in the list of `docs/importing`. */
  word: string;
  names: Readonly<Record<Language, string>>;
}

const category = (id: number, word: string, [nl, fr, en, de]: readonly [string, string, string, string]): Category => ({
  id,
  word,
  names: { nl, fr, en, de },
});

/** For sources without categories, in the order of the site. */
const CATEGORIES: readonly Category[] = [
  category(1, 'house', ['Woning', 'Maison', 'House', 'Haus']),
  category(9, 'single-storey house', ['Gelijkvloerse woning', 'Plain-pied', 'Single-storey house', 'Bungalow']),
  category(12, 'apartment', ['Appartement', 'Appartement', 'Apartment', 'Wohnung']),
  category(2, 'new apartment', ['Nieuwbouwappartement', 'Appartement neuf', 'New apartment', 'Neubauwohnung']),
  category(3, 'land', ['Bouwgrond', 'Terrain à bâtir', 'Building land', 'Baugrundstück']),
  category(5, 'investment', ['Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt']),
  category(6, 'commercial', ['Handelspand', 'Commerce', 'Commercial property', 'Gewerbeimmobilie']),
  category(10, 'life annuity', ['Lijfrente', 'Viager', 'Life annuity', 'Leibrente']),
  category(8, 'garage', ['Garage', 'Garage', 'Garage', 'Garage']),
  category(7, 'other', ['Andere', 'Autre', 'Other', 'Sonstiges']),
];

/** Other words for them that agencies write. */
const WORDS: readonly [id: number, words: string][] = [
  [1, 'huis|villa|eengezinswoning|maison unifamiliale|einfamilienhaus|herenhuis|maison de maître|fermette|hoeve'],
  [9, 'gelijkvloers|bungalow|maison de plain-pied'],
  [12, 'flat|studio|duplex|penthouse|loft|kot|eigentumswohnung'],
  [3, 'grond|perceel|terrain|plot|grundstück|bauplatz'],
  [5, 'opbrengstwoning|rapport|appartementsgebouw|mehrfamilienhaus'],
  [6, 'handel|winkel|kantoor|bureau|bureaux|office|shop|fonds de commerce|gewerbe|büro|loods|entrepôt'],
  [10, 'viager libre|viager occupé'],
  [8, 'parking|box|staanplaats|stellplatz'],
];

const BY_WORD: ReadonlyMap<string, number> = new Map([
  ...CATEGORIES.flatMap(({ id, word, names }) =>
    [word, ...Object.values(names)].map((name): [string, number] => [name.toLowerCase(), id]),
  ),
  ...WORDS.flatMap(([id, words]) => words.split('|').map((word): [string, number] => [word, id])),
]);

/** The category of a word in one of the site's languages; null if unknown. */
export const categoryNamed = (name: string): number | null => BY_WORD.get(name.trim().toLowerCase()) ?? null;

/** The records of the categories with these ids; unknown ids have none. */
export function categoryRecords(ids: ReadonlySet<number>): Record<string, unknown>[] {
  return CATEGORIES.flatMap(({ id, names }, index) =>
    ids.has(id)
      ? Object.entries(names).map(([language, Name]) => ({ WebID: id, Name, ShowOrder: index + 1, language }))
      : [],
  );
}
