import type { Dossier } from '../dossier.ts';
import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { styleOf } from './style.ts';

/** A room on the plan, in pixels. */
export interface PlanRoom {
  kind: 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall';
  x: number;
  y: number;
  width: number;
  height: number;
}

const LINE = '#17362e';

/** Floor and furniture of one room, seen from above. */
export function drawPlanRoom(canvas: Canvas, room: PlanRoom, dossier: Dossier): void {
  const style = styleOf(dossier);
  const { x, y, width, height } = room;
  const rect = (dx: number, dy: number, w: number, h: number): Point[] => [
    [x + dx, y + dy],
    [x + dx + w, y + dy],
    [x + dx + w, y + dy + h],
    [x + dx, y + dy + h],
  ];
  const floor =
    room.kind === 'bathroom'
      ? mix(style.tile, '#faf7f1', 0.5)
      : room.kind === 'hall'
        ? '#efe8da'
        : room.kind === 'kitchen'
          ? '#f1ebdf'
          : mix(style.wood, '#faf7f1', 0.68);
  canvas.fill(rect(0, 0, width, height), floor);
  if (room.kind === 'living' || room.kind === 'bedroom')
    canvas.dabs(
      Array.from(
        { length: Math.floor(height / 26) },
        (_, row) =>
          [
            [x, y + row * 26],
            [x + width, y + row * 26],
          ] as const,
      ),
      mix(style.wood, '#faf7f1', 0.45),
      { width: 1.5, opacity: 0.6 },
    );
  if (room.kind === 'bathroom')
    canvas.dabs(
      [
        ...Array.from(
          { length: Math.floor(height / 34) },
          (_, row) =>
            [
              [x, y + row * 34],
              [x + width, y + row * 34],
            ] as const,
        ),
        ...Array.from(
          { length: Math.floor(width / 34) },
          (_, row) =>
            [
              [x + row * 34, y],
              [x + row * 34, y + height],
            ] as const,
        ),
      ],
      '#ffffff',
      { width: 2, opacity: 0.7 },
    );
  const piece = (dx: number, dy: number, w: number, h: number, colour: string) => {
    canvas.fill(rect(dx, dy, w, h), colour);
    canvas.stroke(
      `M${Math.round(x + dx)} ${Math.round(y + dy)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`,
      LINE,
      2.5,
      0.55,
    );
  };
  switch (room.kind) {
    case 'living':
      piece(width * 0.1, height * 0.3, Math.min(230, width * 0.42), height * 0.42, mix(style.second, '#faf7f1', 0.5));
      piece(width * 0.12, height * 0.72, Math.min(220, width * 0.38), 74, style.textile);
      piece(width * 0.12, height * 0.72 + 50, Math.min(220, width * 0.38), 24, mix(style.textile, '#17362e', 0.15));
      piece(width * 0.18, height * 0.46, Math.min(120, width * 0.2), 56, style.wood);
      if (width > 420) {
        piece(width * 0.62, height * 0.4, 170, 90, style.wood);
        for (const [dx, dy] of [
          [0.2, -44],
          [0.62, -44],
          [0.2, 96],
          [0.62, 96],
        ] as const)
          piece(width * 0.62 + dx * 170, height * 0.4 + dy, 38, 38, style.accent);
      }
      break;
    case 'kitchen':
      piece(14, 14, width - 28, 56, style.worktop);
      canvas.ellipse([x + width * 0.3, y + 42], 20, 15, '#ffffff');
      for (const dx of [0.62, 0.72]) canvas.ellipse([x + width * dx, y + 42], 13, 13, mix(LINE, '#ffffff', 0.3));
      if (height > 240) piece(width * 0.28, height * 0.55, width * 0.44, 64, style.wood);
      break;
    case 'bedroom': {
      const wide = Math.min(170, width * 0.5);
      const long = Math.min(200, height * 0.62);
      const at = width / 2 - wide / 2;
      piece(at, 18, wide, long, '#fbf7ef');
      piece(at, 18 + long * 0.36, wide, long * 0.64, mix(style.accent, '#faf7f1', 0.25));
      piece(at + 12, 30, wide / 2 - 18, 40, '#ffffff');
      piece(at + wide / 2 + 6, 30, wide / 2 - 18, 40, '#ffffff');
      for (const dx of [at - 50, at + wide + 8]) if (dx > 12 && dx + 42 < width - 12) piece(dx, 20, 42, 42, style.wood);
      break;
    }
    case 'bathroom':
      piece(20, 20, Math.min(150, width * 0.5), 70, '#ffffff');
      canvas.ellipse(
        [x + 20 + Math.min(150, width * 0.5) / 2, y + 55],
        Math.min(150, width * 0.5) / 2 - 10,
        26,
        '#dcebe8',
      );
      piece(width - 84, height - 74, 62, 54, '#ffffff');
      canvas.ellipse([x + width - 53, y + height - 47], 22, 17, '#dcebe8');
      break;
    case 'hall': {
      const steps = Math.floor(Math.min(height - 40, 300) / 26);
      if (width > 150 && height > 220)
        for (let step = 0; step < steps; step++) piece(width - 84, 20 + step * 26, 66, 26, '#faf7f1');
      break;
    }
  }
}
