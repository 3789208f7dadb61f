import fc from 'fast-check';

/** What a value of a field is written as, and what it means: null for nothing, `left` for what has to be left out with a warning. */
export interface Spelling {
  text: string;
  means: number | string | boolean | null | typeof LEFT;
}

export const LEFT = Symbol('left out');

/** A home as the systems of agencies write it, without regard to a format. */
export interface OddHome {
  id: string;
  isRent: boolean;
  price: Spelling;
  bedrooms: Spelling;
  living: Spelling;
  ground: Spelling;
  year: Spelling;
  energy: Spelling;
  date: Spelling;
  label: Spelling;
  garden: Spelling;
  /** In the feed's words: each format has its own. */
  condition: Spelling;
  status: Spelling;
  type: Spelling;
  text: { html: string; plain: string };
  picture: string;
}

/** What of a home is spelled in many ways. */
export type Field = Exclude<keyof OddHome, 'id' | 'isRent' | 'text' | 'picture'>;

const said = (text: string, means: Spelling['means']): Spelling => ({ text, means });

const grouped = (amount: number, sign: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, sign);

/** A whole sum, as people, CRMs and spreadsheets write it. */
const money = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 0, max: 10 }))
    .map(([amount, how]) =>
      said(
        [
          String(amount),
          grouped(amount, '.'),
          grouped(amount, ','),
          grouped(amount, ' '),
          grouped(amount, '\u00A0'),
          grouped(amount, "'"),
          `€ ${grouped(amount, ' ')}`,
          `${grouped(amount, '.')},00`,
          `${grouped(amount, ',')}.00`,
          `${grouped(amount, '.')},- €`,
          `${amount}.00 EUR`,
        ][how] as string,
        amount,
      ),
    );

const wrongOnes = (...texts: string[]) => fc.constantFrom(...texts).map((text) => said(text, LEFT));
const nothing = fc.constantFrom('', '-', 'n/a').map((text) => said(text, null));
const mostly = (right: fc.Arbitrary<Spelling>, ...others: fc.Arbitrary<Spelling>[]) =>
  fc.oneof({ arbitrary: right, weight: 8 }, ...others.map((arbitrary) => ({ arbitrary, weight: 1 })));

const onRequest = fc.constantFrom('0', '0.00', 'x', 'op aanvraag', 'Prix sur demande', 'Preis auf Anfrage', 'POA');
const priceOf = (isRent: boolean) =>
  mostly(
    isRent ? money(1000, 9999) : money(30_000, 3_000_000),
    onRequest.map((text) => said(text, null)),
    wrongOnes('-1', '1e9', '99.999.999.999', 'veel', '150k', '1.50.000', '200000 - 250000'),
  );

const count = mostly(
  fc
    .integer({ min: 0, max: 12 })
    .chain((beds) => fc.constantFrom(`${beds}`, `${beds}.0`, `${beds},0`).map((text) => said(text, beds))),
  nothing,
  wrongOnes('3+1', '-1', 'three', '2-3', '1000', '2,5', '2.5', '{"from":2}', '[2,3]'),
);

const area = (least: number, most: number) =>
  mostly(
    fc
      .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 0, max: 5 }))
      .map(([size, how]) =>
        said(
          [`${size}`, `${size} m²`, `${size},0`, `${size}.0 m2`, grouped(size, ' '), grouped(size, '.')][how] as string,
          size,
        ),
      ),
    fc.constantFrom('0', '').map((text) => said(text, null)),
    wrongOnes('groot', '-20', 'ca. 120 m²', '120 à 140'),
  );

const year = mostly(
  fc.integer({ min: 1700, max: 2026 }).map((one) => said(String(one), one)),
  nothing,
  wrongOnes('ca. 1920', '1920/1985', '0', '85', 'avant 1945', '9999'),
);

const energy = mostly(
  fc
    .tuple(fc.integer({ min: 10, max: 699 }), fc.integer({ min: 0, max: 4 }))
    .map(([kwh, how]) =>
      said(
        [`${kwh}`, `${kwh},4 kWh/(m²a)`, `${kwh}.50`, `${kwh} kWh/m²`, `${kwh} kWh/m² an`][how] as string,
        kwh + ([0, 0.4, 0.5, 0, 0][how] ?? 0),
      ),
    ),
  nothing,
  wrongOnes('in aanvraag', '98.4.1', '1e5'),
);

const two = (part: number) => String(part).padStart(2, '0');
const date = mostly(
  fc
    .tuple(
      fc.integer({ min: 2001, max: 2026 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 6 }),
    )
    .map(([y, m, d, how]) => {
      const day = `${y}-${two(m)}-${two(d)}`;
      const spellings = [
        day,
        `${d}/${two(m)}/${y}`,
        `${two(d)}.${two(m)}.${y}`,
        `${d}-${m}-${y}`,
        `${day} 10:20:30`,
        `${d}/${m}/${y} 17:30`,
        `${day}T10:20:30+02:00`,
      ];
      const meanings = [day, day, day, day, `${day}T10:20:30Z`, `${day}T17:30:00Z`, `${day}T10:20:30+02:00`];
      return said(spellings[how] as string, meanings[how] as string);
    }),
  fc.constantFrom('0000-00-00', '0000-00-00 00:00:00', '').map((text) => said(text, null)),
  wrongOnes('2026-02-31', '31/02/2026', '03/02/26', '45000', 'morgen', '2026-13-01'),
);

const label = mostly(
  fc.constantFrom('A', 'b', 'C-', 'A++', 'PEB D', 'G', 'E ').map((one) => said(one, one.trim())),
  nothing,
  wrongOnes('H', 'in aanvraag', 'A of B', '2', 'vrijgesteld'),
);

const flag = mostly(
  fc.constantFrom(...['1', 'true', 'ja', 'oui', 'JA', 'yes'].map((one) => said(one, true))),
  fc.constantFrom(...['0', 'false', 'neen', 'non', 'no'].map((one) => said(one, false))),
  nothing,
  wrongOnes('2', 'misschien', 'constructor', '{"m2":20}'),
);

/** Codes of no CRM; some of them are names that every object has. */
const unknownCodes = wrongOnes('99999', 'odd', 'constructor', '__proto__', 'toString', '?!');
const codes = (...words: string[]) => fc.constantFrom(...words.map((word) => said(word, word)));
const condition = mostly(
  codes('new', 'excellent', 'good', 'toRefresh', 'toRenovate'),
  fc.constant(said('', null)),
  unknownCodes,
);
const statusOf = (isRent: boolean) =>
  mostly(fc.constantFrom(said('offered', 1), said('gone', isRent ? 4 : 2)), unknownCodes);
const type = mostly(fc.constantFrom(said('house', '1'), said('apartment', '12'), said('land', '3')), unknownCodes);

const text = fc.constantFrom(
  { html: 'Rustig huis & tuin, < 1 km van het station', plain: 'Rustig huis & tuin, < 1 km van het station' },
  { html: '<p>Villa met <b>zicht</b></p><ul><li>Garage</li></ul>', plain: 'Villa met **zicht**\n\n- Garage' },
  { html: 'R&eacute;nov&eacute;<br>avec soin', plain: 'Rénové\navec soin' },
  { html: 'Een <script>alert(1)</script>huis', plain: 'Een huis' },
);

/** A home whose values are spelled as real files do, right and wrong. */
export const oddHome: fc.Arbitrary<Omit<OddHome, 'id'>> = fc.boolean().chain((isRent) =>
  fc.record({
    isRent: fc.constant(isRent),
    price: priceOf(isRent),
    bedrooms: count,
    living: area(20, 4000),
    // Of `10.250` nobody knows what it means, if its file does not tell.
    ground: area(50, 4999),
    year,
    energy,
    date,
    label,
    garden: flag,
    condition,
    status: statusOf(isRent),
    type,
    text,
    picture: fc.constantFrom(
      'voor gevel.jpg',
      'C:\\export\\façade.jpg',
      'a/b/c.png',
      'https://x.example/foto%20één.jpg',
    ),
  }),
);
