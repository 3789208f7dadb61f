import type { FeedLanguage, PropertyRecord } from '../feed/records/record.ts';
import { drawPlot } from './draw-plot.ts';
import type { PaperKind } from './papers.ts';
import { type Agency, decorate, type Pdf, SHEET, write, writeRows, writeSheet } from './sheet.ts';

type Words = Record<FeedLanguage, string>;

const TITLES: Record<PaperKind, Words> = {
  energy: { nl: 'Energiecertificaat', fr: 'Certificat énergétique' },
  ground: { nl: 'Bodemattest', fr: 'Extrait de la banque de données de l’état des sols' },
  plot: { nl: 'Kadastraal plan', fr: 'Plan cadastral' },
};

const WORDS = {
  label: { nl: 'Label', fr: 'Label' },
  use: { nl: 'Specifiek verbruik', fr: 'Consommation spécifique' },
  total: { nl: 'Totaal verbruik', fr: 'Consommation totale' },
  code: { nl: 'Code van het certificaat', fr: 'Code du certificat' },
  until: { nl: 'Geldig tot', fr: 'Valable jusqu’au' },
  built: { nl: 'Bouwjaar', fr: 'Année de construction' },
  aYear: { nl: 'per jaar', fr: 'par an' },
  plot: { nl: 'Oppervlakte van het perceel', fr: 'Superficie de la parcelle' },
  state: { nl: 'Toestand van de bodem', fr: 'État du sol' },
  notListed: {
    nl: 'Niet opgenomen in de databank',
    fr: 'Non reprise dans la banque de données',
  },
  reference: { nl: 'Referentie', fr: 'Référence' },
} satisfies Record<string, Words>;

/** A paper of a home, as a PDF of one page. */
export function drawPaper(kind: PaperKind, record: PropertyRecord, agency: Agency): Promise<Buffer> {
  const { language } = record;
  return writeSheet({
    title: TITLES[kind][language],
    subtitle: [`${record.Street} ${record.HouseNumber}`.trim(), `${record.Zip} ${record.City}`].join(', '),
    language,
    agency,
    draw: (pdf, top) => DRAWN[kind](pdf, record, top),
  });
}

const DRAWN: Record<PaperKind, (pdf: Pdf, record: PropertyRecord, top: number) => void> = {
  energy: drawEnergy,
  ground: drawGround,
  plot: drawPlot,
};

/** Walloon bands, from good to bad. */
const BANDS: readonly (readonly [label: string, color: string])[] = [
  ['A++', '#00712f'],
  ['A+', '#008c3a'],
  ['A', '#3fa535'],
  ['B', '#95c11f'],
  ['C', '#f5d90a'],
  ['D', '#f4a61d'],
  ['E', '#ea7125'],
  ['F', '#dd3f2a'],
  ['G', '#b3202c'],
];

function drawEnergy(pdf: Pdf, record: PropertyRecord, top: number): void {
  const { language } = record;
  const width = (SHEET.width - 2 * SHEET.edge) / BANDS.length;
  for (const [index, [label, color]] of BANDS.entries()) {
    const isOwn = label === record.EPCLabelText;
    const x = SHEET.edge + index * width;
    decorate(pdf, () => {
      pdf.rect(x, top - (isOwn ? 8 : 0), width - 3, isOwn ? 46 : 30).fill(color);
      pdf
        .font('bold')
        .fontSize(isOwn ? 18 : 12)
        .fillColor(index > 2 && index < 6 ? '#1c1b19' : '#ffffff');
      pdf.text(label, x, top + (isOwn ? 4 : 8), { width: width - 3, align: 'center' });
    });
  }
  const rows: [keyof typeof WORDS, string][] = [
    ['label', record.EPCLabelText],
    ['use', `${figure(record.EnergyPerformance, language)} kWh/m² ${WORDS.aYear[language]}`],
    ['total', `${figure(record.EPCTotal, language)} kWh ${WORDS.aYear[language]}`],
    ['built', String(record.ConstructionYear ?? '')],
    ['code', record.EPCCode],
    ['until', dateIn(record.EPCEndDate ?? '')],
    ['reference', String(record.ID)],
  ];
  writeRows(
    pdf,
    rows.map(([name, value]) => [WORDS[name][language], value]),
    top + 70,
  );
}

function drawGround(pdf: Pdf, record: PropertyRecord, top: number): void {
  const { language } = record;
  writeRows(
    pdf,
    [
      [WORDS.reference[language], String(record.ID)],
      [WORDS.plot[language], `${figure(record.SurfaceGround, language)} m²`],
      [WORDS.state[language], WORDS.notListed[language]],
    ],
    top,
  );
  const said: Words = {
    nl: 'Over dit perceel zijn geen gegevens bekend over verontreiniging van de bodem.',
    fr: 'Aucune donnée relative à une pollution du sol n’est connue pour cette parcelle.',
  };
  write(pdf, said[language], { y: top + 110, size: 11 });
}

const figure = (value: number | null, language: FeedLanguage): string =>
  String(Math.round(value ?? 0)).replace(/\B(?=(\d{3})+$)/g, language === 'nl' ? '.' : '\u00a0');

/** "2029-08-30" → "30/08/2029" */
const dateIn = (iso: string): string => iso.split('-').reverse().join('/');
