/** Position of a picture in its box: enlarged `scale` times, its centre moved by `x` and `y` pixels from the centre of the box. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What bounds a zoom: the box on the screen, and the picture's own proportions. */
export interface ZoomFrame {
  box: Size;
  picture: Size;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 5;

/** What a double tap or double click enlarges to. */
export const TAP_SCALE = 2.5;

/** One step of the keys and the buttons. */
export const STEP = 1.5;

/**
 * Enlarges to `scale`, between the whole picture and {@link MAX_SCALE}; what is under `point` stays there as far as the edges allow.
 * @param point pixels from the centre of the box
 */
export function zoomAt(zoom: Zoom, scale: number, point: Point, frame: ZoomFrame): Zoom {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const ratio = next / zoom.scale;
  const moved = { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
  return withinBox(moved, frame);
}

/** Moves the picture by so many pixels. */
export const panBy = (zoom: Zoom, { x, y }: Point, frame: ZoomFrame): Zoom =>
  withinBox({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, frame);

/** No edge of a picture comes inside the box further than it has to; one smaller than the box is centred. */
function withinBox({ scale, x, y }: Zoom, { box, picture }: ZoomFrame): Zoom {
  const fit = Math.min(box.width / picture.width, box.height / picture.height) * scale;
  const limit = (value: number, inside: number, outside: number) => {
    const most = Math.max(0, (inside * fit - outside) / 2);
    // Adding 0 makes -0 a 0.
    return Math.min(Math.max(value, -most), most) + 0;
  };
  return { scale, x: limit(x, picture.width, box.width), y: limit(y, picture.height, box.height) };
}
