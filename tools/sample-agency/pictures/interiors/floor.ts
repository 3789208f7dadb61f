import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Place } from '../drawing/surface.ts';
import { rectangle } from '../drawing/surface.ts';
import type { FloorKind } from './style.ts';
import type { Room } from './walls.ts';

/** The floor from wall to wall, boards and joints running into the depth. */
export function drawFloor(room: Room, kind: FloorKind, colour: Colour, near: number): void {
  const { floor, width, depth, random, stage } = room;
  const { canvas } = stage;
  const lit = floor.lit(colour);
  floor.fill(
    rectangle(0, near, width, depth - near),
    canvas.linear([
      [0, lighten(lit, 0.16)],
      [1, darken(lit, 0.1)],
    ]),
  );
  const dark = darken(lit, 0.4);
  const pieces = (tone: Colour, list: Place[][], opacity: number) =>
    canvas.fillAll(
      list.map((shape) => floor.outline(shape)),
      tone,
      opacity,
    );
  if (kind === 'boards') {
    const board = 0.2;
    const lines: [Place, Place][] = [];
    const light: Place[][] = [];
    const deep: Place[][] = [];
    for (let x = 0; x < width; x += board) {
      lines.push([
        [x, near],
        [x, depth],
      ]);
      const z = random.range(near, depth - 1);
      (random.chance(0.5) ? light : deep).push(
        rectangle(x, z, Math.min(board, width - x), Math.min(random.range(1, 2.4), depth - z)),
      );
    }
    pieces(lighten(lit, 0.3), light, 0.35);
    pieces(dark, deep, 0.14);
    floor.lines(lines, dark, 0.012, 0.4);
  } else if (kind === 'herringbone') {
    const size = 0.42;
    const a: Place[][] = [];
    const b: Place[][] = [];
    for (let column = 0; column * size < width; column++) {
      for (let z = near + 0.3; z < depth - size; z += size / 1.5) {
        const x = column * size;
        const w = Math.min(size, width - x);
        const rising = column % 2 === 0;
        (rising ? a : b).push(
          rising
            ? [
                [x, z],
                [x + w, z + w],
                [x + w, z + w + 0.12],
                [x, z + 0.12],
              ]
            : [
                [x, z + w],
                [x + w, z],
                [x + w, z + 0.12],
                [x, z + w + 0.12],
              ],
        );
      }
    }
    pieces(lighten(lit, 0.3), a, 0.5);
    pieces(dark, b, 0.16);
  } else if (kind === 'chequer') {
    const size = 0.45;
    const darkTiles: Place[][] = [];
    for (let column = 0; column * size < width; column++) {
      for (let row = Math.floor(near / size); row * size < depth; row++) {
        if ((column + row) % 2 !== 0) continue;
        const z = Math.max(near, row * size);
        darkTiles.push(rectangle(column * size, z, Math.min(size, width - column * size), Math.min(size, depth - z)));
      }
    }
    pieces(mix(room.style.accentWall, '#4a4a4c', 0.5), darkTiles, 0.8);
  } else if (kind === 'tiles') {
    const size = 0.75;
    const lines: [Place, Place][] = [];
    for (let x = size / 2; x < width; x += size)
      lines.push([
        [x, near],
        [x, depth],
      ]);
    for (let z = near + size; z < depth; z += size)
      lines.push([
        [0, z],
        [width, z],
      ]);
    floor.lines(lines, dark, 0.012, 0.4);
    const some: Place[][] = Array.from({ length: 9 }, () =>
      rectangle(
        size / 2 + Math.floor(random.range(0, width / size - 1.5)) * size,
        near + Math.floor(random.range(1, (depth - near) / size - 1)) * size,
        size,
        size,
      ),
    );
    pieces(lighten(lit, 0.5), some, 0.25);
  } else if (kind === 'concrete') {
    const stains: Place[][] = Array.from({ length: 8 }, () =>
      rectangle(
        random.range(0, width * 0.7),
        random.range(near, depth * 0.9),
        random.range(0.8, width * 0.3),
        random.range(0.2, 0.5),
      ),
    );
    pieces(lighten(lit, 0.5), stains, 0.2);
  }
  // Reflected daylight: paler towards the window.
  const pale = canvas.linear(
    [
      [0, '#fff6e0', 0.4],
      [0.6, '#fff6e0', 0],
    ],
    room.windowSign < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
  );
  floor.fill(rectangle(0, near, width, depth - near), pale);
  floor.fill(rectangle(0, depth - 0.6, width, 0.6), stage.light.shadow, 0.1);
}
