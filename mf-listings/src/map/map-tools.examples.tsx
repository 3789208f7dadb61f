import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleList } from '../testing/sample-list.ts';
import { type MapTool, MapTools } from './map-tools.tsx';

const ignore = () => undefined;
const tools =
  (query: string, tool: MapTool = null, note: string | null = null): Example['render'] =>
  () => (
    <div style={{ position: 'relative', minHeight: 320 }}>
      <MapTools
        data={sampleList(query)}
        path="/nl/te-koop/"
        {...{ tool, note }}
        onTool={ignore}
        onRadius={ignore}
        onReach={ignore}
        onErase={ignore}
      >
        {null}
      </MapTools>
    </div>
  );

export const examples: Examples = {
  'nothing is drawn': tools(''),
  'an area is drawn': tools('?within=3.7+50.6,3.8+50.6,3.8+50.7'),
  'a part of the map is searched': tools('?bbox=3.7,50.6,3.8,50.7'),
  'a radius or a travel time is chosen': tools('', 'radius'),
  'while one draws': tools('', 'draw'),
  'only a part of the drawing counts': tools('?within=3.7+50.6,3.8+50.6,3.8+50.7', null, 'De lijn kruiste zichzelf.'),
};
