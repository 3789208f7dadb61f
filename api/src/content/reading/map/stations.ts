import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ContentProblem, plainText } from '../../../kernel/index.ts';
import type { Station } from '../../content.ts';

const stations = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), name_fr: z.string().optional(), name_nl: z.string().optional() }),
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
      }),
    }),
  ),
});

/** The railway stations from a GeoJSON file; empty if the settings name none. */
export async function readStations(folder: string, file: string, problems: ContentProblem[]): Promise<Station[]> {
  if (!file) return [];
  try {
    const { features } = stations.parse(JSON.parse(plainText(await readFile(join(folder, file), 'utf8'))));
    return features.map(({ properties, geometry }) => ({
      names: { fr: properties.name_fr ?? properties.name, nl: properties.name_nl ?? properties.name },
      lng: geometry.coordinates[0],
      lat: geometry.coordinates[1],
    }));
  } catch {
    const message = `"${file}" does not exist or is not a GeoJSON file of points with a name`;
    problems.push({ file: 'settings.yaml', field: 'map.stations', line: null, message });
    return [];
  }
}
