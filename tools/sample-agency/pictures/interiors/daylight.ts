import type { Point, Spot } from '../drawing/camera.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import { type Head, headed, type Rect } from '../facade/opening.ts';
import { illuminate } from '../light.ts';
import type { Room } from './walls.ts';

/** A window of a room: its place on the wall in metres, and its parts. */
export interface InsideWindow extends Rect {
  panes: number;
  rails?: number;
  head?: Head;
  curtains?: boolean;
  radiator?: boolean;
  /** What one sees: the garden, or the street from upstairs. */
  view?: 'garden' | 'roofs';
}

/** A window from the inside: the view, frame, sill, curtains, and the sun it lets in. */
export function drawInsideWindow(
  room: Room,
  wall: Surface,
  window: InsideWindow,
  sunlit = wall === room.windowWall,
): void {
  const { style, stage } = room;
  const { u, v, width, height } = window;
  const head = window.head ?? 'flat';
  wall.fill(headed({ u: u - 0.08, v: v - 0.02, width: width + 0.16, height: height + 0.1 }, head), wall.lit('#fbf7ee'));
  const inner = { u: u + 0.03, v, width: width - 0.06, height: height - 0.03 };
  drawView(room, wall, inner, head, window.view ?? 'garden');
  const frame = wall.lit(style.frame);
  const list: [number, number, number, number][] = [
    [u, v, 0.06, height],
    [u + width - 0.06, v, 0.06, height],
    [u, v, width, 0.07],
    [u, v + height - 0.07, width, 0.07],
  ];
  for (let pane = 1; pane < window.panes; pane++)
    list.push([u + (width * pane) / window.panes - 0.035, v, 0.07, height]);
  for (let rail = 1; rail <= (window.rails ?? 0); rail++)
    list.push([u, v + (height * rail) / ((window.rails ?? 0) + 1) - 0.02, width, 0.045]);
  wall.rects(head === 'flat' ? list : list.slice(0, 3).concat(list.slice(4)), frame);
  if (v > 0.3) {
    wall.rect(u - 0.12, v - 0.09, width + 0.24, 0.07, wall.lit('#fffaf0'), 1, 0.12);
    if (window.radiator) drawRadiator(wall, u + 0.1, v - 0.72, width - 0.2);
  }
  if (sunlit && !stage.light.lamps) drawSunPatch(room, wall, window);
  if (window.curtains) drawCurtains(room, wall, window);
}

function drawView(room: Room, wall: Surface, rect: Rect, head: Head, view: 'garden' | 'roofs'): void {
  const { dossier, stage, random } = room;
  const { canvas } = stage;
  const { light, season } = dossier;
  const { u, v, width, height } = rect;
  wall.fill(
    headed(rect, head),
    canvas.linear([
      [0, mix(light.sky[1], '#ffffff', 0.25)],
      [0.6, mix(light.sky[2], '#ffffff', 0.35)],
      [1, light.sky[3]],
    ]),
  );
  const base = 1.35;
  const level = Math.min(v + height * 0.6, Math.max(v + height * 0.25, base));
  const line = (up: number, wave: number): Place[] => {
    const edge: Place[] = [[u, v]];
    const phase = random.range(0, 6);
    for (let step = 0; step <= 10; step++)
      edge.push([
        u + (width * step) / 10,
        Math.min(
          v + height * 0.85,
          up + Math.sin(step * 1.3 + phase) * wave + Math.sin(step * 2.9 + phase) * wave * 0.5,
        ),
      ]);
    edge.push([u + width, v]);
    return edge;
  };
  if (view === 'garden') {
    const tree = season.leaves[0] ?? season.hedge;
    wall.fill(
      line(level + height * 0.16, height * 0.07),
      mix(illuminate(light, tree[1], [0, 0.8, -0.5]), light.haze, 0.45),
    );
    wall.fill(
      line(level + height * 0.02, height * 0.05),
      mix(illuminate(light, tree[0], [0, 0.8, -0.5]), light.haze, 0.12),
    );
    wall.rect(u, v, width, Math.max(0.1, (level - v) * 0.75), mix(season.grass[2], light.glow, 0.25));
  } else {
    wall.fill(line(level - 0.1, height * 0.03), mix(season.fields[1] ?? '#a8a868', light.haze, 0.5));
    for (let index = 0; index < 5; index++) {
      const at = u + (width * (index + random.range(-0.1, 0.3))) / 5;
      const wide = Math.min(width / 4, u + width - at);
      if (at < u) continue;
      const top = v + (level - v) * random.range(0.4, 0.75);
      wall.rect(at, v, wide, top - v, mix(random.pick(['#e9dcc4', '#c98a68', '#d9c3a4']), light.haze, 0.25));
      wall.fill(
        [
          [at, top],
          [at + wide, top],
          [at + wide * 0.8, top + wide * 0.35],
          [at + wide * 0.2, top + wide * 0.35],
        ],
        mix(random.pick(['#b7593a', '#6a7080', '#9a5240']), light.haze, 0.25),
      );
    }
  }
  wall.fill(
    [
      [u + width * 0.1, v],
      [u + width * 0.3, v],
      [u + width * 0.55, v + height * 0.8],
      [u + width * 0.35, v + height * 0.8],
    ],
    '#ffffff',
    0.14,
  );
}

/** The window's light on the floor, pane by pane, and the beam it makes in the air. */
function drawSunPatch(room: Room, wall: Surface, window: InsideWindow): void {
  const { stage, width, depth, windowSign } = room;
  const { canvas, camera } = stage;
  const slope = 0.95;
  const drift = 0.28;
  const fall = (at: Place): Spot => {
    const [x, y, z] = wall.spot(at);
    const reach = y / slope;
    return [Math.min(width, Math.max(0, x - windowSign * reach)), 0, Math.min(depth, z - drift * y)];
  };
  const shapes: Point[][] = [];
  const rows = (window.rails ?? 0) + 1;
  for (let pane = 0; pane < window.panes; pane++) {
    for (let row = 0; row < rows; row++) {
      const part = window.width / window.panes;
      const tall = window.height / rows;
      const [u, v] = [window.u + part * pane + 0.06, window.v + tall * row + 0.04];
      shapes.push(
        camera.outline(
          [
            [u, v],
            [u + part - 0.12, v],
            [u + part - 0.12, v + tall - 0.08],
            [u, v + tall - 0.08],
          ].map((at) => fall(at as unknown as Place)),
        ),
      );
    }
  }
  canvas.fillAll(shapes, mix(room.dossier.light.glow, '#fff3d2', 0.4), 0.55);
}

/** The beam of light in the air, drawn last, over the furniture. */
export function drawBeam(room: Room, wall: Surface, window: InsideWindow): void {
  const { stage, width, windowSign } = room;
  if (stage.light.lamps) return;
  const { u, v, height } = window;
  const w = window.width;
  const far = (at: Place): Spot => {
    const [x, y, z] = wall.spot(at);
    const reach = Math.min(y / 0.95, windowSign < 0 ? width : x);
    return [x - windowSign * reach, Math.max(0, y - reach * 0.95), z - 0.28 * y];
  };
  const shape = [wall.spot([u, v + height]), wall.spot([u + w, v + height]), far([u + w, v + height]), far([u, v])];
  const glow = room.dossier.light.glow;
  stage.canvas.fill(
    stage.camera.outline(shape),
    stage.canvas.linear(
      [
        [0, glow, 0.32],
        [1, glow, 0.04],
      ],
      windowSign < 0 ? [0, 0, 1, 0.6] : [1, 0, 0, 0.6],
    ),
  );
}

function drawRadiator(wall: Surface, u: number, v: number, width: number): void {
  const lit = wall.lit('#f2ede3');
  wall.rect(u, v, width, 0.52, lit, 1, 0.08);
  const ribs: [Place, Place][] = [];
  for (let at = u + 0.07; at < u + width; at += 0.09)
    ribs.push([
      [at, v + 0.03],
      [at, v + 0.49],
    ]);
  wall.lines(ribs, darken(lit, 0.2), 0.02, 0.5);
}

function drawCurtains(room: Room, wall: Surface, window: InsideWindow): void {
  const { style, height } = room;
  const { u, width } = window;
  const top = Math.min(height - 0.12, window.v + window.height + 0.28);
  const cloth = wall.lit(mix(style.textile, '#f6efe2', 0.45));
  wall.rect(u - 0.55, top, width + 1.1, 0.035, wall.lit(style.metal), 1, 0.1);
  for (const [from, to] of [
    [u - 0.45, u + 0.08],
    [u + width - 0.08, u + width + 0.45],
  ] as const) {
    wall.fill(
      [
        [from, 0.04],
        [to, 0.04],
        [to - 0.03, top],
        [from + 0.03, top],
      ],
      cloth,
      1,
      0.1,
    );
    const folds: [Place, Place][] = [];
    for (let at = from + 0.07; at < to - 0.03; at += 0.11)
      folds.push([
        [at, 0.06],
        [at, top - 0.03],
      ]);
    wall.lines(folds, darken(cloth, 0.25), 0.03, 0.4);
    wall.lines(
      folds.map(([a, b]) => [
        [a[0] + 0.04, a[1]],
        [b[0] + 0.04, b[1]],
      ]),
      lighten(cloth, 0.5),
      0.022,
      0.4,
    );
  }
}
