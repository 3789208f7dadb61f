import type { Dossier } from '../dossier.ts';
import type { Point } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HEIGHT, WIDTH } from '../exteriors/stand.ts';
import type { Random } from '../random.ts';
import type { PictureOrder } from '../scene.ts';
import { HALLS, layoutsWith } from './plan-layouts.ts';
import { drawPlanRoom, type PlanRoom } from './plan-room.ts';

const INK = '#17362e';

/** A floor plan: walls, doors, windows and furniture in ink on paper. */
export function drawPlan(dossier: Dossier, random: Random, { bedrooms }: Pick<PictureOrder, 'bedrooms'>): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(
    [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    '#faf7f1',
  );
  const plain = ['warehouse', 'garage', 'shop'].includes(dossier.building);
  const layout = plain ? HALLS : random.pick(layoutsWith(bedrooms));
  const narrow = dossier.building === 'terraced';
  const wide = narrow ? 760 : random.range(1080, 1240);
  const tall = narrow ? 940 : random.range(800, 900);
  const left = (WIDTH - wide) / 2;
  const top = (HEIGHT - tall) / 2;
  const flip = dossier.mirrored;
  canvas.fill(
    [
      [left + 14, top + 18],
      [left + wide + 14, top + 18],
      [left + wide + 14, top + tall + 18],
      [left + 14, top + tall + 18],
    ],
    '#17362e',
    0.07,
  );
  const rooms: PlanRoom[] = layout.map(([kind, x, y, width, height]) => ({
    kind,
    x: left + (flip ? 1 - x - width : x) * wide,
    y: top + y * tall,
    width: width * wide,
    height: height * tall,
  }));
  for (const room of rooms) drawPlanRoom(canvas, room, dossier);
  drawWalls(canvas, rooms, { left, top, wide, tall });
  drawNorth(canvas, left + wide + 80 > WIDTH - 60 ? WIDTH - 100 : left + wide + 80, top + 60);
  return canvas;
}

function drawWalls(
  canvas: Canvas,
  rooms: readonly PlanRoom[],
  outline: { left: number; top: number; wide: number; tall: number },
): void {
  const { left, top, wide, tall } = outline;
  for (const room of rooms)
    canvas.stroke(
      `M${Math.round(room.x)} ${Math.round(room.y)}h${Math.round(room.width)}v${Math.round(room.height)}h${-Math.round(room.width)}z`,
      INK,
      9,
    );
  canvas.stroke(
    `M${Math.round(left)} ${Math.round(top)}h${Math.round(wide)}v${Math.round(tall)}h${-Math.round(wide)}z`,
    INK,
    20,
    1,
    'butt',
  );
  const gap = (x: number, y: number, w: number, h: number) =>
    canvas.fill(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      '#faf7f1',
    );
  const hall = rooms.find((room) => room.kind === 'hall') ?? rooms[0];
  for (const room of rooms) {
    const windowWide = Math.min(150, room.width * 0.5);
    for (const y of [top, top + tall]) {
      if (Math.abs(room.y - y) < 2 || Math.abs(room.y + room.height - y) < 2)
        windowMark(canvas, room.x + room.width / 2 - windowWide / 2, y, windowWide, false);
    }
    for (const x of [left, left + wide]) {
      if (Math.abs(room.x - x) < 2 || Math.abs(room.x + room.width - x) < 2)
        windowMark(
          canvas,
          x,
          room.y + room.height / 2 - Math.min(60, room.height / 4),
          Math.min(120, room.height / 2),
          true,
        );
    }
    if (!hall || room === hall) continue;
    const door =
      sharedWall(room, hall) ??
      rooms.map((other) => (other === room ? undefined : sharedWall(room, other))).find(Boolean);
    if (!door) continue;
    const [x, y, upright] = door;
    if (upright) {
      gap(x - 9, y - 36, 18, 72);
      arc(canvas, [x, y - 36], 72, true);
    } else {
      gap(x - 36, y - 9, 72, 18);
      arc(canvas, [x - 36, y], 72, false);
    }
  }
}

function arc(canvas: Canvas, [x, y]: Point, size: number, upright: boolean): void {
  const [rx, ry] = [Math.round(x), Math.round(y)];
  canvas.stroke(
    upright
      ? `M${rx} ${ry}h${size}A${size} ${size} 0 0 1 ${rx} ${ry + size}`
      : `M${rx} ${ry}v${size}A${size} ${size} 0 0 0 ${rx + size} ${ry}`,
    INK,
    3,
    0.65,
  );
}

function windowMark(canvas: Canvas, x: number, y: number, length: number, upright: boolean): void {
  const shape = (thick: number): Point[] =>
    upright
      ? [
          [x - thick, y],
          [x + thick, y],
          [x + thick, y + length],
          [x - thick, y + length],
        ]
      : [
          [x, y - thick],
          [x + length, y - thick],
          [x + length, y + thick],
          [x, y + thick],
        ];
  canvas.fill(shape(11), '#faf7f1');
  canvas.fill(shape(9), '#c9dbd8');
  canvas.fill(shape(1.5), INK);
}

/** Middle of the wall two rooms share, if it is long enough for a door. */
function sharedWall(a: PlanRoom, b: PlanRoom): [number, number, boolean] | undefined {
  const overlap = (from: number, size: number, other: number, otherSize: number) =>
    [Math.max(from, other), Math.min(from + size, other + otherSize)] as const;
  const [y0, y1] = overlap(a.y, a.height, b.y, b.height);
  const [x0, x1] = overlap(a.x, a.width, b.x, b.width);
  for (const x of [a.x, a.x + a.width])
    if ((Math.abs(x - b.x) < 2 || Math.abs(x - b.x - b.width) < 2) && y1 - y0 > 90) return [x, (y0 + y1) / 2, true];
  for (const y of [a.y, a.y + a.height])
    if ((Math.abs(y - b.y) < 2 || Math.abs(y - b.y - b.height) < 2) && x1 - x0 > 90) return [(x0 + x1) / 2, y, false];
  return undefined;
}

function drawNorth(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse([x, y], 40, 40, '#f1ebdf');
  canvas.fill(
    [
      [x, y - 30],
      [x + 12, y + 14],
      [x, y + 6],
    ],
    '#b4482b',
  );
  canvas.fill(
    [
      [x, y - 30],
      [x - 12, y + 14],
      [x, y + 6],
    ],
    INK,
  );
}
