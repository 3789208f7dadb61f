import { lengthOf, SIDES, type Side, sideOf } from '../drawing/box.ts';
import type { Point } from '../drawing/camera.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { type Frame, place, type Stage } from '../drawing/stage.ts';
import { rectangle, Surface } from '../drawing/surface.ts';
import { drawDormer } from './dormer.ts';
import type { Building, Mass } from './mass.ts';
import { drawChimneys, drawSlopes, gableOf } from './roof.ts';
import { drawTexture } from './texture.ts';

/** Draws a building from its farthest part to its nearest. */
export function drawBuilding(stage: Stage, frame: Frame, building: Building): void {
  const distance = (mass: Mass) => {
    const { x, z, width, depth } = mass.box;
    const [wx, , wz] = place(frame, [x + width / 2, 0, z + depth / 2]);
    return Math.hypot(wx - stage.camera.eye[0], wz - stage.camera.eye[2]);
  };
  for (const mass of building.masses.toSorted((a, b) => distance(b) - distance(a))) drawMass(stage, frame, mass);
}

/** One part of a building: chimneys, walls with their details, roof, dormers. */
function drawMass(on: Stage, frame: Frame, mass: Mass): void {
  const stage = (mass.detail ?? 1) < 0.5 ? { ...on, plain: true } : on;
  drawChimneys(stage, frame, mass);
  for (const side of SIDES) {
    const wall = sideOf(stage, frame, mass.box, side);
    if (wall.visible) drawWall(wall, mass, side);
  }
  if (mass.roof.kind === 'flat') drawFlatRoof(stage, frame, mass);
  else drawSlopes(stage, frame, mass);
  for (const dormer of mass.roof.dormers ?? []) drawDormer(stage, frame, mass, dormer);
}

function drawWall(wall: Surface, mass: Mass, side: Side): void {
  const { canvas, light } = wall.stage;
  const size = lengthOf(mass.box, side);
  const { height } = mass.box;
  const shape = gableOf(mass, side, size);
  const base = wall.lit(mass.wall.base);
  const warm = wall.sunshine > 0.05;
  wall.fill(
    shape,
    canvas.linear([
      [0, lighten(base, warm ? 0.1 : 0.02)],
      [0.55, base],
      [1, darken(base, 0.12)],
    ]),
  );
  drawTexture(wall, shape, mass.wall, mass.detail ?? 1);
  if (mass.plinth && mass.box.y === 0) {
    const stone = wall.lit(mass.plinth.colour);
    wall.rect(0, 0, size, mass.plinth.height, stone);
    wall.rect(0, mass.plinth.height - 0.06, size, 0.06, lighten(stone, 0.3));
    wall.rect(0, 0, size, mass.plinth.height * 0.35, darken(stone, 0.3), 0.5);
  }
  if (side === 'front' || side === 'rear' || mass.roof.kind === 'hip') {
    for (const [v, thick, colour] of mass.bands ?? []) {
      wall.rect(0, v - 0.06, size, 0.06, light.shadow, 0.25);
      wall.rect(0, v, size, thick, wall.lit(colour));
    }
  }
  if (mass.quoins && side === 'front') {
    const stones: [number, number, number, number][] = [];
    for (let v = 0.3, index = 0; v < height - 0.5; v += 0.42, index++) {
      const wide = index % 2 ? 0.34 : 0.52;
      stones.push([0, v, wide, 0.38], [size - wide, v, wide, 0.38]);
    }
    wall.rects(stones, wall.lit(mass.quoins), 0.9);
  }
  const eaves = shape.length === 4 && mass.roof.kind !== 'flat';
  if (eaves) {
    const reach = wall.sunshine > 0.05 ? mass.roof.overhang * 0.9 + 0.18 : mass.roof.overhang + 0.1;
    wall.rect(0, height - reach, size, reach, light.shadow, light.shadowStrength * 0.8);
  }
  if (mass.cornice && (side === 'front' || side === 'rear')) drawCornice(wall, size, height, mass);
  for (const detail of mass.details[side] ?? []) detail(wall);
}

function drawCornice(wall: Surface, size: number, height: number, mass: Mass): void {
  const colour = wall.lit(mass.cornice ?? '#eeeeee');
  wall.rect(0, height - 0.62, size, 0.3, colour);
  const brackets: [number, number, number, number][] = [];
  for (let u = 0.15; u < size - 0.15; u += 0.55) brackets.push([u, height - 0.56, 0.14, 0.34]);
  wall.rects(brackets, darken(colour, 0.22));
  wall.rect(0, height - 0.32, size, 0.12, darken(colour, 0.1));
  wall.rect(0, height - 0.2, size, 0.22, lighten(colour, 0.2));
  wall.rect(0, height - 0.72, size, 0.1, wall.stage.light.shadow, 0.25);
}

function drawFlatRoof(stage: Stage, frame: Frame, mass: Mass): void {
  const { box, roof } = mass;
  const { overhang: out } = roof;
  const slab = {
    x: box.x - out,
    y: box.y + box.height - 0.02,
    z: box.z - out,
    width: box.width + 2 * out,
    height: 0.2,
    depth: box.depth + 2 * out,
  };
  const under = new Surface(stage, frame, [slab.x, slab.y, slab.z + slab.depth], [1, 0, 0], [0, 0, -1]);
  if (out > 0.3 && under.visible)
    under.fill(rectangle(0, 0, slab.width, slab.depth), under.lit(lighten(roof.trim, 0.25)));
  for (const side of SIDES) {
    const edge = sideOf(stage, frame, slab, side);
    if (!edge.visible) continue;
    const size = lengthOf(slab, side);
    if (out > 0.05) {
      const wall = sideOf(stage, frame, box, side);
      wall.rect(
        0,
        box.height - out * 0.9,
        lengthOf(box, side),
        out * 0.9,
        stage.light.shadow,
        stage.light.shadowStrength,
      );
    }
    edge.rect(0, 0, size, slab.height, edge.lit(roof.trim));
    edge.rect(0, slab.height - 0.05, size, 0.05, edge.lit(lighten(roof.trim, 0.4)));
  }
  const top = new Surface(stage, frame, [slab.x, slab.y + slab.height, slab.z], [1, 0, 0], [0, 0, 1]);
  if (top.visible) top.fill(rectangle(0, 0, slab.width, slab.depth), top.lit('#a9a49a'));
}

/** The shadow a building throws on the ground. */
export function drawBuildingShadow(stage: Stage, frame: Frame, building: Building): void {
  const { light, camera, canvas } = stage;
  for (const { box, roof } of building.masses) {
    const high = box.y + box.height;
    const corners = [0, 1].flatMap((right) =>
      [0, 1].map((deep) => [box.x + right * box.width, high, box.z + deep * box.depth] as const),
    );
    const ridge = [0.15, 0.85].map(
      (share) => [box.x + box.width * share, high + roof.rise, box.z + box.depth / 2] as const,
    );
    const feet = [0, 1].flatMap((right) =>
      [0, 1].map((deep) => [box.x + right * box.width, 0, box.z + deep * box.depth] as const),
    );
    const fallen = [...corners, ...(roof.kind === 'flat' ? [] : ridge), ...feet].map((corner): Point => {
      const [x, y, z] = place(frame, corner);
      return [x - (light.sun[0] / light.sun[1]) * y, z - (light.sun[2] / light.sun[1]) * y];
    });
    const ground = hull(fallen).map(([x, z]) => [x, 0, z] as const);
    canvas.fill(camera.outline(ground), light.shadow, light.shadowStrength);
  }
}

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2) as Point, chain.at(-1) as Point];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
