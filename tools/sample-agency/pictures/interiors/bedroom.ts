import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawShade } from './lamps.ts';
import { drawPainting, drawPlant, drawRug } from './objects.ts';
import { block, box, drum, floorShade } from './pieces.ts';
import { openRoom, paintWall } from './room.ts';
import { drawArmchair } from './seating.ts';
import type { Room } from './walls.ts';

/** A bedroom: the bed against the far wall, lamps beside it, a wardrobe or a chair. */
export function drawBedroom(dossier: Dossier, random: Random): Canvas {
  const child = random.chance(0.2);
  const room = openRoom(dossier, random, {
    width: 4.6,
    depth: 4.2,
    height: Math.min(3, dossier.building === 'mansion' ? 3.3 : 2.6),
    floor: dossier.random('bed-floor').pick(['boards', 'boards', 'herringbone']),
    floorColour: undefined,
    eye: 1.5,
  });
  const { stage, style, back, width, depth, height, windowWall, windowSign } = room;
  const left = windowSign < 0;
  paintWall(
    back,
    0,
    width,
    height - (style.moulding ? 0.23 : 0),
    random.chance(0.6)
      ? random.pick([style.accentWall, mix(style.second, style.walls, 0.3), mix(style.textile, style.walls, 0.2)])
      : style.walls,
  );
  const window = {
    u: left ? 2.4 : depth + 0.4 - 2.4 - 1.5,
    v: 0.85,
    width: 1.5,
    height: 1.4,
    panes: 2,
    rails: dossier.era === 'old' ? 1 : 0,
    curtains: true,
    radiator: true,
    view: random.pick(['garden', 'roofs'] as const),
  };
  drawInsideWindow(room, windowWall, window);
  const wide = child ? 1.1 : 1.7;
  const x = (width - wide) / 2 + (left ? 0.25 : -0.25);
  if (random.chance(0.7)) drawPainting(room, back, x + wide / 2 - 0.55, 1.45, 1.1, 0.7);
  else for (const at of [-0.62, 0, 0.62]) drawPainting(room, back, x + wide / 2 + at - 0.24, 1.5, 0.48, 0.62);
  drawRug(room, x - 0.5, depth - 2.6, wide + 1, 1.5);
  if (random.chance(0.7)) drawWardrobe(room, left ? width - 0.62 : 0);
  else drawPlant(stage, left ? width - 0.4 : 0.4, depth - 0.5, 1.4, '#d9cfbb');
  for (const at of child ? [x - 0.52] : [x - 0.52, x + wide + 0.08]) {
    floorShade(stage, at, depth - 0.45, 0.44, 0.42, 0.8);
    block(stage, box(at, 0.08, depth - 0.44, 0.44, 0.42, 0.4), style.wood);
    drum(stage, at + 0.22, 0.5, depth - 0.24, 0.07, 0.04, 0.2, style.accent);
    drawShade(stage, [at + 0.22, 0.7, depth - 0.24], 0.15, 0.2);
  }
  drawBed(room, x, wide);
  if (random.chance(0.5))
    drawArmchair(stage, left ? 0.3 : width - 1.1, depth - 1.1, left ? 'left' : 'right', style.accent, style.wood);
  drawBeam(room, windowWall, window);
  return stage.canvas;
}

/** A made bed: headboard, mattress, duvet folded back, pillows, a throw at its foot. */
function drawBed(room: Room, x: number, wide: number): void {
  const { stage, style, depth, random } = room;
  const long = 2.05;
  const z = depth - long - 0.08;
  const head = random.chance(0.5) ? style.wood : style.textile;
  floorShade(stage, x, z, wide, long);
  block(stage, box(x - 0.06, 0.1, depth - 0.1, wide + 0.12, 1, 0.1), head, head === style.wood ? 0.02 : 0.08);
  block(stage, box(x, 0.12, z, wide, 0.18, long), darken(style.wood, 0.1));
  block(stage, box(x + 0.02, 0.3, z + 0.02, wide - 0.04, 0.2, long - 0.08), '#f4efe6', 0.1);
  const linen = mix('#f7f2e8', style.textile, 0.16);
  const pillows = wide > 1.3 ? [x + 0.08, x + wide / 2 + 0.04] : [x + 0.12];
  for (const at of pillows)
    block(stage, box(at, 0.5, depth - 0.42, wide > 1.3 ? wide / 2 - 0.12 : wide - 0.24, 0.34, 0.18), '#fbf7ef', 0.14);
  for (const at of pillows)
    block(
      stage,
      box(at + 0.06, 0.5, depth - 0.62, (wide > 1.3 ? wide / 2 : wide) - 0.26, 0.28, 0.16),
      mix(style.accent, '#f3e6d2', 0.25),
      0.13,
    );
  block(stage, box(x - 0.03, 0.26, z - 0.02, wide + 0.06, 0.32, long - 0.72), linen, 0.12);
  block(stage, box(x - 0.03, 0.3, depth - 0.92, wide + 0.06, 0.3, 0.2), lighten(linen, 0.3), 0.12);
  block(stage, box(x - 0.045, 0.25, z + 0.12, wide + 0.09, 0.35, 0.55), style.accent, 0.12);
}

function drawWardrobe(room: Room, x: number): void {
  const { stage, style, depth, height } = room;
  const tall = Math.min(2.2, height - 0.2);
  floorShade(stage, x, depth - 1.7, 0.6, 1.7);
  const colour = mix(style.cabinets, '#efe8da', 0.45);
  block(stage, box(x, 0.04, depth - 1.7, 0.6, tall, 1.66), colour);
  const inner = x > 1 ? room.right : room.left;
  const flip = x > 1;
  for (let door = 0; door < 3; door++) {
    const at = flip ? 0.04 + door * 0.55 : depth - (stage.camera.eye[2] - 0.2) - 1.7 + door * 0.55;
    inner.rect(at, 0.1, 0.012, tall - 0.1, darken(inner.lit(colour), 0.4), 0.8, 0.6);
    inner.rect(at + (door % 2 ? 0.06 : 0.48), 1, 0.02, 0.22, inner.lit(style.metal), 1, 0.6);
  }
}
