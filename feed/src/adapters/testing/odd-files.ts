import type { Field, OddHome } from './odd-homes.ts';

/** A file in a format, and the fields that it has. */
export interface OddFile {
  file: Buffer;
  fields: readonly Field[];
}

const ALL: readonly Field[] = ['price', 'bedrooms', 'living', 'ground', 'year', 'energy', 'date', 'label'];

/** A table in the notations of spreadsheets; `variant` chooses among them. */
export function tableFile(homes: readonly OddHome[], variant: number): OddFile {
  const sign = [';', ',', '\t'][variant % 3] as string;
  const end = variant % 2 === 0 ? '\r\n' : '\n';
  const cell = (text: string) => (/[;,\t"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const headings = [
    'ID',
    'Goal',
    'Description nl',
    'Price',
    'Bedrooms',
    'Surface living',
    'Surface ground',
    'Construction year',
    'EPC',
    'Modify date',
    'EPC label',
    'Garden',
    'Pictures',
  ];
  const rows = homes.map((home) =>
    [
      ...[
        home.id,
        home.isRent ? 'te huur' : 'À vendre',
        home.text.html,
        home.price.text,
        home.bedrooms.text,
        home.living.text,
      ],
      ...[home.ground.text, home.year.text, home.energy.text, home.date.text],
      ...[home.label.text, home.garden.text, home.picture],
    ].map(cell),
  );
  const lines = [headings, ...rows, headings.map(() => '')].map((row) => row.join(sign));
  const text = `${variant % 4 === 3 ? `sep=${sign}${end}` : ''}${lines.join(end)}${end}`;
  const file = variant % 5 === 4 ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text);
  return { file, fields: [...ALL, 'garden'] };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const content = (text: string, variant: number) => (variant % 2 === 0 ? escaped(text) : `\n<![CDATA[ ${text} ]]>\n`);

const prolog = (variant: number) =>
  ['', '<?xml version="1.0" encoding="UTF-8"?>\n', '<?xml version="1.0"?>\n<!-- & <root> -->\n<!DOCTYPE root>\n'][
    variant % 3
  ];

export function kyeroFile(homes: readonly OddHome[], variant: number): OddFile {
  const body = homes.map(
    (home) =>
      `<property>\n<id>${home.id}</id><date>${home.date.text}</date><price>${escaped(home.price.text)}</price><price_freq>${home.isRent ? 'month' : 'sale'}</price_freq>` +
      `<type>villa</type><beds>${home.bedrooms.text}</beds>\n<surface_area><built>${home.living.text}</built><plot>${home.ground.text}</plot></surface_area>` +
      `<energy_rating><consumption>${home.energy.text}</consumption></energy_rating><desc><nl>${content(home.text.html, variant)}</nl></desc>` +
      `<images><image id="1"><url>${escaped(home.picture)}</url></image></images></property>`,
  );
  const file = `${prolog(variant)}<root><kyero><feed_version>3</feed_version></kyero>\n${body.join('\n')}</root>`;
  return { file: Buffer.from(file), fields: ALL.filter((field) => field !== 'year' && field !== 'label') };
}

export function openImmoFile(homes: readonly OddHome[], variant: number): OddFile {
  const p = variant % 2 === 0 ? '' : 'oi:';
  const of = (name: string, inner: string, attributes = '') => `<${p}${name}${attributes}>${inner}</${p}${name}>`;
  const body = homes.map((home) =>
    of(
      'immobilie',
      [
        of(
          'objektkategorie',
          `${of('vermarktungsart', '', home.isRent ? ' MIETE_PACHT="1"' : ' KAUF="true"')}${of('objektart', of('haus', ''))}`,
        ),
        of('preise', of(home.isRent ? 'kaltmiete' : 'kaufpreis', escaped(home.price.text))),
        of(
          'flaechen',
          of('wohnflaeche', home.living.text) +
            of('grundstuecksflaeche', home.ground.text) +
            of('anzahl_schlafzimmer', home.bedrooms.text),
        ),
        of(
          'zustand_angaben',
          of('baujahr', home.year.text) +
            of('energiepass', of('energieverbrauchkennwert', home.energy.text) + of('wertklasse', home.label.text)),
        ),
        of('freitexte', of('objektbeschreibung', content(home.text.html, variant))),
        of('anhaenge', of('anhang', of('daten', of('pfad', escaped(home.picture))))),
        of('verwaltung_techn', of('objektnr_extern', home.id) + of('stand_vom', home.date.text)),
      ].join('\n'),
    ),
  );
  const space = p ? ' xmlns:oi="http://www.openimmo.de"' : '';
  const file = `${prolog(variant)}<${p}openimmo${space}>${of('uebertragung', '', ' umfang="VOLL"')}${of('anbieter', body.join('\n'))}</${p}openimmo>`;
  return { file: Buffer.from(file), fields: ALL };
}
