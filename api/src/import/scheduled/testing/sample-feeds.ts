import { feedOf, propertyRecords } from '@facade/feed/testing/sample-records';

/** A format of feeds. */
export interface SampleFeed {
  file: string;
  /** A complete feed with these homes. */
  write(ids: readonly number[]): string;
  /** Matches the end of each record. */
  end: RegExp;
}

const records = (ids: readonly number[]) => ids.flatMap((id) => propertyRecords(id));

/** The same homes in every format. */
export const FEEDS: readonly SampleFeed[] = [
  { file: 'homes.json', write: (ids) => JSON.stringify(feedOf(records(ids))), end: /(?<="Maison \d+")\}/g },
  {
    file: 'homes.ndjson',
    write: (ids) =>
      [{ kind: 'category', WebID: 1, Name: 'Huis', ShowOrder: 1, language: 'nl' }, ...records(ids)]
        .map((record) => `${JSON.stringify({ kind: 'property', ...record })}\n`)
        .join(''),
    end: /(?<="Maison \d+")\}\n/g,
  },
  {
    file: 'homes.csv',
    write: (ids) => ['ID;Goal;language;Price', ...ids.map((id) => `${id};sale;nl;${200_000 + id}`), ''].join('\n'),
    end: /(?<=^\d+;.*)\n/gm,
  },
  {
    file: 'homes.kyero.xml',
    write: (ids) => `<?xml version="1.0"?>
<root><kyero><feed_version>3</feed_version></kyero>
${ids.map((id) => `<property><id>${id}</id><price>${200_000 + id}</price><currency>EUR</currency><price_freq>sale</price_freq><type>Villa</type></property>\n`).join('')}</root>`,
    end: /<\/property>\n/g,
  },
  {
    file: 'homes.openimmo.xml',
    write: (ids) => `<?xml version="1.0"?>
<openimmo><uebertragung umfang="VOLL"/><anbieter>
${ids.map((id) => `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><preise><kaufpreis>${200_000 + id}</kaufpreis></preise><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>\n`).join('')}</anbieter></openimmo>`,
    end: /<\/immobilie>\n/g,
  },
];
