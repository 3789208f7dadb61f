import { writeFile } from 'node:fs/promises';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { readLandmarks } from '../landmarks/read-landmarks.ts';
import { writeGeoJson } from '../landmarks/write-geojson.ts';
import { type Command, CommandError } from './command.ts';

export const landmarks: Command = {
  usage: 'MAP.pmtiles FILE.geojson',
  summary: 'Writes the stations, town centres, schools and shops of a street map into a file, for "Near this home".',
  async run([map, file, ...rest]) {
    if (!map || !file || rest.length > 0)
      throw new CommandError(
        'which map, and into which file? npm run facade -- landmarks region.pmtiles landmarks.geojson',
      );
    if (!file.endsWith('.geojson')) throw new CommandError(`"${file}" does not end in .geojson`);
    const found = await readLandmarks(map).catch(({ message }: Error) => {
      throw new CommandError(`"${map}" cannot be read as a PMTiles file of vector tiles: ${message}`);
    });
    if (found.all.length === 0)
      throw new CommandError(`"${map}" has no layer place or poi of the OpenMapTiles schema: nothing is written`);
    await writeFile(file, writeGeoJson(found));
    console.log(
      `${formatNumber(found.all.length, 'en')} landmarks in ${file}; name it in settings.yaml as map.landmarks`,
    );
  },
};
