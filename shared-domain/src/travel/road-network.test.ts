import fc from 'fast-check';
import { type RoadNetwork, readNetwork, writeNetwork } from './road-network.ts';

const anyNetwork: fc.Arbitrary<RoadNetwork> = fc.integer({ min: 1, max: 20 }).chain((nodes) => {
  const node = fc.integer({ min: 0, max: nodes - 1 });
  const place = fc.array(fc.integer({ min: -18_000_000, max: 18_000_000 }), { minLength: nodes, maxLength: nodes });
  const piece = fc.tuple(node, node, fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 0, max: 9 }), fc.boolean());
  return fc.tuple(place, place, fc.array(piece, { maxLength: 30 })).map(([lng, lat, pieces]) => ({
    lng: Int32Array.from(lng),
    lat: Int32Array.from(lat),
    from: Uint32Array.from(pieces, ([from]) => from),
    to: Uint32Array.from(pieces, ([, to]) => to),
    metres: Uint16Array.from(pieces, ([, , metres]) => metres),
    road: Uint8Array.from(pieces, ([, , , road]) => road),
    isOneWay: Uint8Array.from(pieces, ([, , , , isOneWay]) => Number(isOneWay)),
  }));
});

test('a network is read as it was written, wherever its bytes begin', () => {
  fc.assert(
    fc.property(anyNetwork, fc.integer({ min: 0, max: 7 }), (network, shift) => {
      const bytes = new Uint8Array([...new Uint8Array(shift), ...writeNetwork(network)]).subarray(shift);
      expect(readNetwork(bytes)).toEqual(network);
      expect(readNetwork(Buffer.from(bytes))).toEqual(network);
    }),
  );
});

test('refuses other bytes, a file that is cut off, and a junction that is not there', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void expect(() => readNetwork(bytes)).toThrow(RangeError)),
  );
  fc.assert(
    fc.property(anyNetwork, fc.nat(), (network, at) => {
      const bytes = writeNetwork(network);
      expect(() => readNetwork(bytes.subarray(0, at % bytes.length))).toThrow(RangeError);
      if (network.from.length === 0) return;
      network.to[0] = network.lng.length;
      expect(() => readNetwork(writeNetwork(network))).toThrow(RangeError);
    }),
  );
});
