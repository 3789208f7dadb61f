import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Area } from '@facade/shared-domain/places/area-at';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { z } from 'zod';
import { type ContentProblem, plainText } from '../../../kernel/index.ts';

const rings = z.array(z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(4)).min(1);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: rings }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings) }),
]);
const outlines = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.object({ name_fr: z.string(), name_nl: z.string(), postcode: z.string().nullish() }),
      geometry,
    }),
  ),
});

/** The outlines of municipalities from a GeoJSON file; empty if the settings name none. */
export async function readAreas(folder: string, file: string, problems: ContentProblem[]): Promise<Area[]> {
  if (!file) return [];
  try {
    const { features } = outlines.parse(JSON.parse(plainText(await readFile(join(folder, file), 'utf8'))));
    return features.map(({ properties, geometry: { type, coordinates } }) => ({
      zip: properties.postcode?.trim() || undefined,
      names: { fr: townLabel(properties.name_fr, 'fr'), nl: townLabel(properties.name_nl, 'nl') },
      parts: type === 'Polygon' ? [coordinates] : coordinates,
    }));
  } catch {
    const message = `"${file}" does not exist or is not a GeoJSON file of polygons with name_fr and name_nl`;
    problems.push({ file: 'settings.yaml', field: 'map.areas', line: null, message });
    return [];
  }
}
