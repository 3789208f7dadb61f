import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Adapter } from './adapter.ts';
import { csv } from './csv.ts';
import { EmbeddedFiles } from './embedded-files.ts';
import { kyero } from './kyero/kyero.ts';
import { openImmo } from './open-immo/open-immo.ts';

const HOMES = 100_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const usedBytes = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const DESCRIPTION = 'Quiet house with a garden. '.repeat(10);

const SOURCES: readonly [string, Adapter, string, (id: number) => string, string][] = [
  [
    'csv',
    csv,
    'ID;Goal;language;Price;Description;Pictures\n',
    (id) => `${id};0;nl;${id}9;"${DESCRIPTION}${id}";${id}.jpg\n`,
    '',
  ],
  [
    'kyero',
    kyero,
    '<root><kyero><feed_version>3</feed_version></kyero>\n',
    (id) =>
      `<property><id>${id}</id><price>9</price><price_freq>sale</price_freq><type>villa</type><desc><nl>${DESCRIPTION}${id}</nl></desc></property>\n`,
    '</root>',
  ],
  [
    'openimmo',
    openImmo,
    '<openimmo><uebertragung umfang="VOLL"/><anbieter>\n',
    (id) =>
      `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><freitexte><objektbeschreibung>${DESCRIPTION}${id}</objektbeschreibung></freitexte><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>\n`,
    '</anbieter></openimmo>',
  ],
];

test.each(SOURCES)(
  '%s: a long source is not kept in memory',
  async (_name, adapter, head, home, tail) => {
    let size = 0;
    async function* text() {
      yield head;
      for (let id = 1; id <= HOMES; id += 100) {
        const part = Array.from({ length: 100 }, (_, index) => home(id + index)).join('');
        size += part.length;
        yield part;
      }
      yield tail;
    }
    const problems: unknown[] = [];
    const note = (problem: unknown) => problems.push(problem);
    let count = 0;
    let early = 0;
    let late = 0;
    for await (const _ of adapter.read({
      text: text(),
      head,
      embedded: new EmbeddedFiles('/nowhere'),
      warn: note,
      markPartial: () => {},
    })) {
      count += 1;
      if (count === HOMES / 20) early = usedBytes();
      if (count === HOMES) late = usedBytes();
    }
    expect({ count, problems }).toEqual({ count: HOMES, problems: [] });
    // If homes were kept, memory would grow by at least the size of the source.
    expect((late - early) / size).toBeLessThan(0.1);
  },
  120_000,
);
