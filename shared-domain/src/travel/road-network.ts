import { ROADS } from './travel-modes.ts';

/** A network of roads: junctions, and the pieces between them. */
export interface RoadNetwork {
  /** Of each junction, in hundred-thousandths of a degree: about a metre. */
  lng: Int32Array;
  lat: Int32Array;
  /**
   * Of each piece: its two junctions, its length in metres, its class (an index of {@link ROADS}), and whether cars may only go
   * from → to.
   */
  from: Uint32Array;
  to: Uint32Array;
  metres: Uint16Array;
  road: Uint8Array;
  isOneWay: Uint8Array;
}

/** Units of {@link RoadNetwork} per degree. */
export const PER_DEGREE = 1e5;

/** "FRN1" in little-endian order: Facade road network, version 1. */
const MAGIC = 0x314e5246;
const HEADER = 12;
const PER_NODE = 8;
const PER_PIECE = 12;

/** The network as a file: a header with the numbers of junctions and pieces, then each column; little-endian. */
export function writeNetwork(network: RoadNetwork): Uint8Array {
  const [nodes, pieces] = [network.lng.length, network.from.length];
  const bytes = new Uint8Array(HEADER + nodes * PER_NODE + pieces * PER_PIECE);
  new Uint32Array(bytes.buffer, 0, 3).set([MAGIC, nodes, pieces]);
  const columns = columnsOf(bytes, nodes, pieces);
  for (const name of Object.keys(columns) as (keyof RoadNetwork)[]) columns[name].set(network[name]);
  return bytes;
}

/**
 * Reads what {@link writeNetwork} wrote.
 * @throws RangeError if the bytes are something else, are cut off, or name a junction that is not there
 */
export function readNetwork(bytes: Uint8Array): RoadNetwork {
  // A `slice` would not copy a Buffer, whose bytes may begin anywhere.
  const copy = new Uint8Array(bytes);
  const [magic, nodes = 0, pieces = 0] = copy.length < HEADER ? [] : new Uint32Array(copy.buffer, 0, 3);
  if (magic !== MAGIC || copy.length !== HEADER + nodes * PER_NODE + pieces * PER_PIECE)
    throw new RangeError('this is no file of a road network');
  const columns = columnsOf(copy, nodes, pieces);
  const isWrong = (node: number) => node >= nodes;
  if (columns.from.some(isWrong) || columns.to.some(isWrong) || columns.road.some((road) => road >= ROADS.length))
    throw new RangeError('this road network names a junction or a class that does not exist');
  return columns;
}

/** The columns of a file in these bytes, the widest first, so that each is aligned. */
function columnsOf({ buffer }: Uint8Array, nodes: number, pieces: number): RoadNetwork {
  let at = HEADER;
  const next = (bytes: number): number => {
    const start = at;
    at += bytes;
    return start;
  };
  return {
    lng: new Int32Array(buffer, next(nodes * 4), nodes),
    lat: new Int32Array(buffer, next(nodes * 4), nodes),
    from: new Uint32Array(buffer, next(pieces * 4), pieces),
    to: new Uint32Array(buffer, next(pieces * 4), pieces),
    metres: new Uint16Array(buffer, next(pieces * 2), pieces),
    road: new Uint8Array(buffer, next(pieces), pieces),
    isOneWay: new Uint8Array(buffer, next(pieces), pieces),
  };
}
