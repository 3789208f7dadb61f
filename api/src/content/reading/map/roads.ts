import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type RoadNetwork, readNetwork } from '@facade/shared-domain/travel/road-network';
import type { ContentProblem } from '../../../kernel/index.ts';

/** A network of a whole country has about 50 MB; more would not leave room for the site. */
const LARGEST = 64 * 1024 * 1024;

/** The road network that `facade roads` has written; null if the settings name no file. */
export async function readRoads(folder: string, file: string, problems: ContentProblem[]): Promise<RoadNetwork | null> {
  if (!file) return null;
  try {
    return readNetwork(gunzipSync(await readFile(join(folder, file)), { maxOutputLength: LARGEST }));
  } catch {
    const message = `"${file}" does not exist or is not a file of "npm run facade -- roads"`;
    problems.push({ file: 'settings.yaml', field: 'map.roads', line: null, message });
    return null;
  }
}
