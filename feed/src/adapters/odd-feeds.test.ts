import fc from 'fast-check';
import { kyeroFile, openImmoFile, tableFile } from './testing/odd-files.ts';
import { LEFT, type OddHome, oddHome, type Spelling } from './testing/odd-homes.ts';
import { readSource } from './testing/read-source.ts';

/** Homes of each format. `FACADE_ODD_HOMES=100000` is the long run. */
const HOMES = Number(process.env.FACADE_ODD_HOMES ?? 600);
/** Few enough for their problems to be listed. */
const PER_FILE = 50;

const FORMATS = [
  ['homes.csv', tableFile],
  ['kyero.xml', kyeroFile],
  ['openimmo.xml', openImmoFile],
] as const;

const FIELDS = {
  price: 'Price',
  bedrooms: 'Bedrooms',
  living: 'SurfaceLiving',
  ground: 'SurfaceGround',
  year: 'ConstructionYear',
  energy: 'EnergyPerformance',
  date: 'ModifyDate',
} as const;

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const meansOf = (spelling: Spelling) => (spelling.means === LEFT ? null : spelling.means);

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
        const wrong = fields.filter((field) => emptyAsNull(record?.[FIELDS[field]]) !== meansOf(home[field]));
        expect([home.id, wrong.map((field) => [home[field].text, record?.[FIELDS[field]]])]).toEqual([home.id, []]);
        expect(record?.Description).toBe(home.text.plain);
        expect(record?.PublishPrice ?? true).toBe(meansOf(home.price) !== null);
        for (const field of fields.filter((one) => home[one].means === LEFT))
          expect(problems.some((one) => one.home === home.id && one.value === home[field].text)).toBe(true);
      }
    }
  },
  600_000,
);
