import type { Canvas } from '../drawing/canvas.ts';

/** Which part of a drawing is shown: `x` and `y` from 0 (left, top) to 1 (right, bottom); `zoom` 1 shows as much as fits. */
export interface Focus {
  x?: number;
  y: number;
  zoom?: number;
}

/** Shows a drawing in another shape: the part of it with the ratio asked for. */
export function crop(canvas: Canvas, width: number, height: number, focus: Focus): Canvas {
  const { x = 0.5, y, zoom = 1 } = focus;
  const ratio = width / height;
  const wide = Math.min(canvas.width, canvas.height * ratio) / zoom;
  const tall = wide / ratio;
  canvas.show(
    { x: (canvas.width - wide) * x, y: (canvas.height - tall) * y, width: wide, height: tall },
    width,
    height,
  );
  return canvas;
}
