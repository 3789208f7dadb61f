import fc from 'fast-check';
import { resoFile, sweepbrightFile, whiseFile } from './testing/odd-answers.ts';
import { kyeroFile, openImmoFile, tableFile } from './testing/odd-files.ts';
import { type Field, LEFT, type OddHome, oddHome, type Spelling } from './testing/odd-homes.ts';
import { readSource } from './testing/read-source.ts';

/** Homes of each format. `FACADE_ODD_HOMES=100000` is the long run. */
const HOMES = Number(process.env.FACADE_ODD_HOMES ?? 600);
/** Few enough for their problems to be listed. */
const PER_FILE = 50;

const FORMATS = [
  ['homes.csv', tableFile],
  ['kyero.xml', kyeroFile],
  ['openimmo.xml', openImmoFile],
  ['whise.json', whiseFile],
  ['sweepbright.json', sweepbrightFile],
  ['reso.json', resoFile],
] as const;

const FIELDS = {
  price: 'Price',
  bedrooms: 'Bedrooms',
  living: 'SurfaceLiving',
  ground: 'SurfaceGround',
  year: 'ConstructionYear',
  energy: 'EnergyPerformance',
  date: 'ModifyDate',
  label: 'EPCLabelText',
  garden: 'Garden',
  condition: 'Condition',
  status: 'Status',
  type: 'WebIDs',
} as const satisfies Record<Field, string>;

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** A home of an unknown status is not shown, one of an unknown type is in the category of all others. */
const WITHOUT: Partial<Record<Field, unknown>> = { status: 5, type: '7' };

const meansOf = (field: Field, { means }: Spelling) => (means === LEFT ? (WITHOUT[field] ?? null) : means);

/** Of a moment without a zone an API means only the day. */
const published = (field: Field, value: unknown, isApi: boolean) =>
  isApi && field === 'date' && typeof value === 'string' ? value.slice(0, 10) : emptyAsNull(value);

test.each(FORMATS)(
  '%s: nothing wrong is published, no home is lost, and all that is left out is reported',
  async (name, write) => {
    const drawn = fc.sample(oddHome, { numRuns: HOMES, seed: 20_261_128 });
    for (let from = 0; from < drawn.length; from += PER_FILE) {
      const homes = drawn
        .slice(from, from + PER_FILE)
        .map((home, index): OddHome => ({ ...home, id: `A${from + index}` }));
      const { file, fields } = write(homes, from / PER_FILE);
      const { records, errors, problems } = await readSource(name, file);
      expect(errors).toEqual([]);
      const byId = new Map(records.filter(({ kind }) => kind === 'property').map((record) => [record.ID, record]));
      for (const home of homes) {
        const record = byId.get(home.id);
        const isApi = name.endsWith('.json');
        const wrong = fields.filter(
          (field) =>
            published(field, record?.[FIELDS[field]], isApi) !== published(field, meansOf(field, home[field]), isApi),
        );
        expect([home.id, wrong.map((field) => [home[field].text, record?.[FIELDS[field]]])]).toEqual([home.id, []]);
        expect(record?.Description).toBe(home.text.plain);
        expect(record?.PublishPrice ?? true).toBe(meansOf('price', home.price) !== null);
        for (const field of fields.filter((one) => home[one].means === LEFT))
          expect([field, home[field].text, problems.filter((one) => one.home === home.id)]).toEqual([
            field,
            home[field].text,
            expect.arrayContaining([expect.objectContaining({ value: home[field].text })]),
          ]);
      }
    }
  },
  600_000,
);
