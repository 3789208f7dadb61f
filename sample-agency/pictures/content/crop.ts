import type { Canvas } from '../drawing/canvas.ts';

/**
 * Shows a 4:3 picture in another shape: the largest part of it with the ratio asked for.
 * `focus` says which part: 0 the top, 1 the bottom.
 */
export function crop(canvas: Canvas, width: number, height: number, focus = 0.6): Canvas {
  const share = Math.min(1, (canvas.width * height) / (width * canvas.height));
  const tall = canvas.height * share;
  const wide = share < 1 ? canvas.width : (canvas.height * width) / height;
  canvas.show(
    { x: (canvas.width - wide) / 2, y: (canvas.height - tall) * focus, width: wide, height: tall },
    width,
    height,
  );
  return canvas;
}
