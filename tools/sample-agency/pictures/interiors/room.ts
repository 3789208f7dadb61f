import type { Dossier } from '../dossier.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { rectangle, Surface } from '../drawing/surface.ts';
import { HEIGHT, WIDTH } from '../exteriors/stand.ts';
import type { Light } from '../light.ts';
import type { Random } from '../random.ts';
import { drawFloor } from './floor.ts';
import { type Style, styleOf } from './style.ts';
import type { Room } from './walls.ts';

/** Measures of a room in metres, and the position of the spectator in it. */
export interface RoomSize {
  width: number;
  depth: number;
  height?: number;
  /** Position of the spectator, as a share of the width. */
  stand?: number;
  yaw?: number;
  eye?: number;
  focal?: number;
  floor?: Style['floor'];
  floorColour?: Colour;
  backColour?: Colour;
  /** Distance of the spectator from the open side. */
  back?: number;
}

/** Daylight indoors: soft, from the window's side, warm or cool with the hour. */
function lightIndoors(light: Light, sign: number): Light {
  const length = Math.hypot(0.8, 0.62, 0.42);
  return {
    ...light,
    lit: light.lamps ? '#f3dcc0' : mix(light.lit, '#ffffff', 0.25),
    shade: light.lamps ? '#9a8a97' : mix(light.shade, '#fff3e2', 0.52),
    shadow: '#3b2f3a',
    shadowStrength: 0.26,
    sun: [(sign * 0.8) / length, 0.62 / length, -0.42 / length],
  };
}

/** Builds floor, walls and ceiling. */
export function openRoom(dossier: Dossier, random: Random, size: RoomSize): Room {
  const style = styleOf(dossier);
  const { width, depth } = size;
  const height = size.height ?? style.height;
  const sign = style.window === 'left' ? -1 : 1;
  const canvas = new Canvas(WIDTH, HEIGHT);
  const camera = new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [width * (size.stand ?? (sign < 0 ? 0.58 : 0.42)), size.eye ?? 1.4, -(size.back ?? 0.6)],
    yaw: size.yaw ?? sign * random.range(0.06, 0.2),
    focal: size.focal ?? 0.72,
    horizon: 0.5,
  });
  const stage: Stage = { canvas, camera, light: lightIndoors(dossier.light, sign), random };
  const near = -(size.back ?? 0.6) - 0.2;
  const back = new Surface(stage, HERE, [0, 0, depth], [1, 0, 0], [0, 1, 0]);
  const left = new Surface(stage, HERE, [0, 0, near], [0, 0, 1], [0, 1, 0]);
  const right = new Surface(stage, HERE, [width, 0, depth], [0, 0, -1], [0, 1, 0]);
  const floor = new Surface(stage, HERE, [0, 0, 0], [1, 0, 0], [0, 0, 1]);
  const ceiling = new Surface(stage, HERE, [0, height, depth], [1, 0, 0], [0, 0, -1]);
  const room: Room = {
    stage,
    dossier,
    style,
    random,
    width,
    depth,
    height,
    back,
    left,
    right,
    floor,
    ceiling,
    windowWall: sign < 0 ? left : right,
    windowSign: sign,
  };
  const deep = depth - near;
  const plain = (wall: Surface, length: number, colour: Colour, direction: [number, number, number, number]) => {
    const lit = wall.lit(colour);
    wall.rect(
      0,
      0,
      length,
      height,
      canvas.linear(
        [
          [0, lighten(lit, 0.12)],
          [1, darken(lit, 0.1)],
        ],
        direction,
      ),
    );
  };
  const c = ceiling.lit(style.ceiling);
  ceiling.rect(
    0,
    0,
    width,
    deep,
    canvas.linear(
      [
        [0, lighten(c, 0.35)],
        [1, mix(c, '#e9dcc8', 0.35)],
      ],
      [sign < 0 ? 0 : 1, 0, sign < 0 ? 1 : 0, 0],
    ),
  );
  plain(back, width, size.backColour ?? style.walls, sign < 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2]);
  plain(left, deep, style.walls, [0, 0, 0, 1]);
  plain(right, deep, style.walls, [0, 0, 0, 1]);
  drawFloor(room, size.floor ?? style.floor, size.floorColour ?? style.floorColour, near);
  drawEdges(room, deep);
  return room;
}

/** Skirting, corner shade, cornice or beams. */
function drawEdges(room: Room, deep: number): void {
  const { back, left, right, width, height, style, stage } = room;
  const { canvas, light } = stage;
  const walls = [
    [back, width],
    [left, deep],
    [right, deep],
  ] as const;
  for (const [wall, length] of walls) {
    wall.rect(0, 0, length, 0.12, wall.lit('#f6f1e6'));
    wall.rect(0, 0.12, length, 0.015, wall.lit('#cfc6b6'));
    if (style.moulding) {
      wall.rect(0, height - 0.2, length, 0.2, wall.lit('#f9f5ec'));
      wall.rect(0, height - 0.23, length, 0.03, wall.lit('#d3c9b8'));
    }
  }
  const corner = canvas.linear(
    [
      [0, light.shadow, 0],
      [1, light.shadow, 0.16],
    ],
    [0, 0, 1, 0],
  );
  back.rect(width - 0.9, 0, 0.9, height, corner);
  back.rect(
    0,
    0,
    0.9,
    height,
    canvas.linear(
      [
        [0, light.shadow, 0.16],
        [1, light.shadow, 0],
      ],
      [0, 0, 1, 0],
    ),
  );
  if (!style.beams) return;
  const wood = '#7a5538';
  for (let z = 0.4; z < room.depth; z += 1.05) {
    const under = new Surface(stage, HERE, [0, height - 0.18, z + 0.2], [1, 0, 0], [0, 0, -1]);
    const face = new Surface(stage, HERE, [0, height - 0.18, z], [1, 0, 0], [0, 1, 0]);
    face.rect(0, 0, width, 0.18, face.lit(wood));
    under.rect(0, 0, width, 0.2, darken(under.lit(wood), 0.25));
  }
}

/** A wall panel in another colour: the wall behind the bed, a chimney breast. */
export function paintWall(wall: Surface, u: number, width: number, height: number, colour: Colour): void {
  const lit = wall.lit(colour);
  wall.fill(
    rectangle(u, 0.12, width, height - 0.12),
    wall.stage.canvas.linear(
      [
        [0, lighten(lit, 0.14)],
        [1, darken(lit, 0.1)],
      ],
      [0, 0, 1, 0.6],
    ),
  );
}
