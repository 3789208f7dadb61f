import type { Dossier } from '../dossier.ts';
import type { Point } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { HEIGHT, WIDTH } from '../exteriors/stand.ts';
import type { Random } from '../random.ts';
import type { PictureOrder } from '../scene.ts';
import { drawPlanRoom, type PlanRoom } from './plan-room.ts';

const INK = '#17362e';

type Layout = readonly (readonly [kind: PlanRoom['kind'], x: number, y: number, width: number, height: number])[];

/** Rooms as shares of the outline; each layout fills it without gaps. */
const LAYOUTS: readonly Layout[] = [
  [
    ['hall', 0, 0, 0.26, 1],
    ['living', 0.26, 0, 0.74, 0.58],
    ['kitchen', 0.26, 0.58, 0.74, 0.42],
  ],
  [
    ['living', 0, 0, 0.62, 0.62],
    ['hall', 0.62, 0, 0.38, 0.62],
    ['kitchen', 0, 0.62, 1, 0.38],
  ],
  [
    ['living', 0, 0, 0.6, 0.48],
    ['kitchen', 0.6, 0, 0.4, 0.48],
    ['bedroom', 0, 0.48, 0.36, 0.52],
    ['hall', 0.36, 0.48, 0.28, 0.2],
    ['bathroom', 0.36, 0.68, 0.28, 0.32],
    ['bedroom', 0.64, 0.48, 0.36, 0.26],
    ['bedroom', 0.64, 0.74, 0.36, 0.26],
  ],
  [
    ['living', 0.3, 0, 0.4, 0.46],
    ['kitchen', 0.3, 0.46, 0.4, 0.24],
    ['hall', 0.3, 0.7, 0.2, 0.3],
    ['bathroom', 0.5, 0.7, 0.2, 0.3],
    ['bedroom', 0, 0, 0.3, 0.5],
    ['bedroom', 0, 0.5, 0.3, 0.5],
    ['bedroom', 0.7, 0, 0.3, 0.5],
    ['bedroom', 0.7, 0.5, 0.3, 0.5],
  ],
  [
    ['living', 0, 0, 0.58, 0.55],
    ['kitchen', 0.58, 0, 0.42, 0.42],
    ['bedroom', 0, 0.55, 0.34, 0.45],
    ['hall', 0.34, 0.55, 0.24, 0.45],
    ['bathroom', 0.58, 0.42, 0.42, 0.22],
    ['bedroom', 0.58, 0.64, 0.42, 0.36],
  ],
  [
    ['kitchen', 0, 0, 0.4, 0.4],
    ['living', 0.4, 0, 0.6, 0.6],
    ['hall', 0, 0.4, 0.4, 0.2],
    ['bedroom', 0, 0.6, 0.36, 0.4],
    ['bathroom', 0.36, 0.6, 0.26, 0.4],
    ['bedroom', 0.62, 0.6, 0.38, 0.4],
  ],
  [
    ['bedroom', 0, 0, 0.36, 0.46],
    ['bathroom', 0.36, 0, 0.24, 0.46],
    ['bedroom', 0.6, 0, 0.4, 0.46],
    ['hall', 0, 0.46, 0.24, 0.54],
    ['living', 0.24, 0.46, 0.46, 0.54],
    ['kitchen', 0.7, 0.46, 0.3, 0.54],
  ],
  [
    ['living', 0, 0, 1, 0.46],
    ['kitchen', 0, 0.46, 0.5, 0.3],
    ['hall', 0.5, 0.46, 0.5, 0.3],
    ['bathroom', 0, 0.76, 0.4, 0.24],
    ['bedroom', 0.4, 0.76, 0.6, 0.24],
  ],
];

const HALLS: Layout = [
  ['hall', 0, 0, 0.74, 1],
  ['living', 0.74, 0, 0.26, 0.5],
  ['bathroom', 0.74, 0.5, 0.26, 0.5],
];

const bedroomsOf = (layout: Layout): number => layout.filter(([kind]) => kind === 'bedroom').length;

/** The layouts with so many bedrooms. Throws where there is none: a plan must not contradict its advert. */
function layoutsWith(bedrooms: number | undefined): readonly Layout[] {
  const found = LAYOUTS.filter((layout) => bedrooms === undefined || bedroomsOf(layout) === bedrooms);
  if (found.length === 0) throw new Error(`There is no plan with ${bedrooms} bedrooms`);
  return found;
}

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
