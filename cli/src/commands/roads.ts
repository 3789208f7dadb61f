import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { writeNetwork } from '@facade/shared-domain/travel/road-network';
import { joinLines } from '../roads/join-lines.ts';
import { readLines } from '../roads/lines.ts';
import { type Command, CommandError } from './command.ts';

export const roads: Command = {
  usage: 'MAP.pmtiles FILE.roads',
  summary: 'Writes the road network of a street map into a file, for searches by travel time.',
  async run([map, file, ...rest]) {
    if (!map || !file || rest.length > 0)
      throw new CommandError('which map, and into which file? npm run facade -- roads region.pmtiles region.roads');
    if (!file.endsWith('.roads')) throw new CommandError(`"${file}" does not end in .roads`);
    const lines = await readLines(map).catch(({ message }: Error) => {
      throw new CommandError(`"${map}" cannot be read as a PMTiles file of vector tiles: ${message}`);
    });
    const network = joinLines(lines);
    if (network.from.length === 0)
      throw new CommandError(`"${map}" has no layer transportation of the OpenMapTiles schema: nothing is written`);
    await writeFile(file, gzipSync(writeNetwork(network), { level: 9 }));
    console.log(`${formatNumber(network.from.length, 'en')} roads in ${file}; name it in settings.yaml as map.roads`);
  },
};
