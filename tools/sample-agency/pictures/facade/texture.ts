import { type Place, type Surface, spanAt } from '../drawing/surface.ts';
import type { Material, Texture } from '../materials.ts';

type Line = readonly [Place, Place];

interface Grain {
  /** Distance between two courses, metres. */
  course: number;
  /** Thickness of a joint, metres; 0 draws none. */
  joint: number;
  jointOpacity: number;
  /** Length and height of a single brick, tile or stain. */
  piece: readonly [number, number];
  /** Pieces that differ, per square metre. */
  pieces: number;
  pieceOpacity: number;
  upright?: boolean;
}

const GRAINS: Record<Texture, Grain> = {
  brick: { course: 0.15, joint: 0.018, jointOpacity: 0.42, piece: [0.23, 0.075], pieces: 2.2, pieceOpacity: 0.55 },
  plaster: { course: 9, joint: 0, jointOpacity: 0, piece: [0.9, 0.06], pieces: 0.35, pieceOpacity: 0.28 },
  limestone: { course: 0.32, joint: 0.03, jointOpacity: 0.5, piece: [0.5, 0.26], pieces: 1.3, pieceOpacity: 0.55 },
  boards: {
    course: 0.18,
    joint: 0.025,
    jointOpacity: 0.6,
    piece: [1.4, 0.15],
    pieces: 0.6,
    pieceOpacity: 0.4,
    upright: true,
  },
  slates: { course: 0.26, joint: 0.03, jointOpacity: 0.45, piece: [0.26, 0.22], pieces: 1.1, pieceOpacity: 0.45 },
  sheet: {
    course: 0.5,
    joint: 0.06,
    jointOpacity: 0.5,
    piece: [2.4, 0.2],
    pieces: 0.1,
    pieceOpacity: 0.3,
    upright: true,
  },
  tiles: { course: 0.34, joint: 0.06, jointOpacity: 0.4, piece: [0.28, 0.28], pieces: 1.3, pieceOpacity: 0.5 },
  seams: {
    course: 0.55,
    joint: 0.045,
    jointOpacity: 0.6,
    piece: [1.6, 0.4],
    pieces: 0.12,
    pieceOpacity: 0.3,
    upright: true,
  },
  'render-lines': { course: 1.2, joint: 0.03, jointOpacity: 0.5, piece: [1.1, 0.4], pieces: 0.2, pieceOpacity: 0.25 },
};

/**
 * Courses and single pieces of a material on a convex part of a surface.
 * `detail` 1 is a wall close by, 0.3 one across the street.
 */
export function drawTexture(surface: Surface, shape: readonly Place[], material: Material, detail = 1): void {
  const grain = GRAINS[material.texture];
  const turnedShape = grain.upright ? shape.map(([u, v]) => [v, u] as const) : shape;
  const heights = turnedShape.map(([, v]) => v);
  const bottom = Math.min(...heights);
  const top = Math.max(...heights);
  const put = (u: number, v: number): Place => (grain.upright ? [v, u] : [u, v]);
  const { random } = surface.stage;

  if (grain.joint > 0) {
    // Courses closer than four pixels would only grey the wall.
    const pixels = surface.stage.camera.scale(surface.spot([(shape[0] as Place)[0], bottom]));
    const step = Math.max(grain.course / Math.min(1, 0.3 + detail * 0.7), 9 / pixels);
    const lines: Line[] = [];
    for (let v = bottom + step; v < top - 0.02; v += step) {
      const span = spanAt(turnedShape, v);
      if (span) lines.push([put(span[0], v), put(span[1], v)]);
    }
    surface.lines(lines, surface.lit(material.joint), grain.joint, grain.jointOpacity);
  }

  const widths = turnedShape.map(([u]) => u);
  const area = (Math.max(...widths) - Math.min(...widths)) * (top - bottom);
  const count = Math.min(110, Math.round(area * grain.pieces * detail * detail));
  const [length, height] = grain.piece;
  material.accents.forEach((accent) => {
    const pieces: Line[] = [];
    for (let index = 0; index < count / 2; index++) {
      const row = Math.floor(random.range(bottom, top) / grain.course);
      const v = (row + 0.5) * grain.course;
      if (v - height / 2 < bottom || v + height / 2 > top) continue;
      const low = spanAt(turnedShape, v - height / 2);
      const high = spanAt(turnedShape, v + height / 2);
      if (!low || !high) continue;
      const from = Math.max(low[0], high[0]);
      const to = Math.min(low[1], high[1]) - length;
      if (to <= from) continue;
      const u = random.range(from, to);
      pieces.push([put(u, v), put(u + length * random.range(0.7, 1), v)]);
    }
    surface.lines(pieces, surface.lit(accent), height, grain.pieceOpacity);
  });
}
