import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from '@facade/shared-domain/language/fold-text';
import type { Point } from '@facade/shared-domain/model';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';

/**
 * Towns and villages with their postcode and centre, one a line. From the postal codes of GeoNames (www.geonames.org), licence CC BY 4.0,
 * as of 2026; nine points far from their postcode were left out.
 */
const FILE = join(import.meta.dirname, 'belgium.tsv');

interface Towns {
  byName: ReadonlyMap<string, Point>;
  byZip: ReadonlyMap<string, Point>;
}

let read: Towns | undefined;

/** Read when the first home needs it. */
function towns(): Towns {
  if (read) return read;
  const byName = new Map<string, Point>();
  const names = new Set<string>();
  const points = new Map<string, Point[]>();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [zip = '', name = '', lat = '', lng = ''] = line.split('\t');
    if (zip === '') continue;
    const point = { lat: Number(lat), lng: Number(lng) };
    for (const one of [name, ...otherTownNames(name)]) {
      byName.set(`${zip} ${foldName(one)}`, point);
      const alone = ` ${foldName(one)}`;
      if (!names.has(alone)) byName.set(alone, point);
      // Of several towns with one name, nobody can tell which.
      else byName.delete(alone);
      names.add(alone);
    }
    points.set(zip, [...(points.get(zip) ?? []), point]);
  }
  const byZip = new Map([...points].map(([zip, all]) => [zip, middleOf(all)]));
  read = { byName, byZip };
  return read;
}

/** The median of each coordinate: one village far away does not move it. */
function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  return { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
}

/**
 * The centre of a Belgian town, without a postcode if only one has this name; of the postcode if it has no town of this name. Null if
 * neither is known.
 * @example belgianTown('7800', 'Aat') // { lat: 50.6294, lng: 3.778 }
 */
export function belgianTown(zip: string, name: string): Point | null {
  const { byName, byZip } = towns();
  return byName.get(`${zip} ${foldName(name)}`) ?? byZip.get(zip) ?? null;
}
