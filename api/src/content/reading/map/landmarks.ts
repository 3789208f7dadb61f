import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LandmarkKind } from '@facade/shared-domain/model';
import type { Landmarks } from '@facade/shared-domain/places/nearby';
import { z } from 'zod';
import { type ContentProblem, plainText } from '../../../kernel/index.ts';

const KINDS = [
  'station',
  'city',
  'town',
  'village',
  'school',
  'supermarket',
  'bakery',
  'pharmacy',
  'playground',
] as const satisfies readonly LandmarkKind[];

const lng = z.number().min(-180).max(180);
const lat = z.number().min(-90).max(90);

const landmarks = z.object({
  type: z.literal('FeatureCollection'),
  bbox: z.tuple([lng, lat, lng, lat]).optional(),
  features: z.array(
    z.object({
      properties: z.object({ kind: z.enum(KINDS), name: z.string() }),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([lng, lat]).rest(z.number()) }),
    }),
  ),
});

/** The landmarks that `facade landmarks` has written; empty if the settings name no file. */
export async function readLandmarks(folder: string, file: string, problems: ContentProblem[]): Promise<Landmarks> {
  if (!file) return { all: [], covered: null };
  try {
    const { bbox, features } = landmarks.parse(JSON.parse(plainText(await readFile(join(folder, file), 'utf8'))));
    const [west = 0, south = 0, east = 0, north = 0] = bbox ?? [];
    return {
      all: features.map(({ properties, geometry: { coordinates } }) => ({
        ...properties,
        lng: coordinates[0],
        lat: coordinates[1],
      })),
      covered: bbox ? { west, south, east, north } : null,
    };
  } catch {
    const message = `"${file}" does not exist or is not a file of "npm run facade -- landmarks"`;
    problems.push({ file: 'settings.yaml', field: 'map.landmarks', line: null, message });
    return { all: [], covered: null };
  }
}
