import type { Picture } from '@facade/shared-domain/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersCalm } from './prefers-calm.ts';
import { watchGestures } from './watch-gestures.ts';
import { MAX_SCALE, type Point, panBy, STEP, TAP_SCALE, WHOLE, type Zoom, zoomAt } from './zoom.ts';

export interface ZoomControl {
  isZoomed: boolean;
  isLargest: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Moves the view over the picture, a tenth of the box for each 1. */
  look: (across: number, down: number) => void;
}

const SMOOTH = 'transform 180ms ease-out';

const AT_REST = { isZoomed: false, isLargest: false };

/** Looks a tenth of the box further. */
const LOOK = 0.1;

/**
 * Enlarges the picture in view inside `stage`: by pinch, wheel, double tap and drag, and by what it returns for keys and buttons. The
 * image is moved without a render; only that it is enlarged is state.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, picture: Picture): ZoomControl {
  const zoom = useRef<Zoom>(WHOLE);
  const { id } = picture;
  const [state, setState] = useState({ of: id, ...AT_REST });
  // Of another picture: before anything is rendered of this one, which would load its large file.
  if (state.of !== id) setState({ of: id, ...AT_REST });
  const image = () => stage.current?.querySelector<HTMLImageElement>('li[aria-hidden="false"] img') ?? null;

  function apply(next: Zoom, isSmooth: boolean): void {
    zoom.current = next;
    const { scale, x, y } = next;
    const shown = image();
    if (shown) {
      shown.style.transition = isSmooth && !prefersCalm() ? SMOOTH : 'none';
      shown.style.transform = scale === 1 ? '' : `translate(${x}px,${y}px) scale(${scale})`;
    }
    setState((before) => {
      const after = { of: id, isZoomed: scale > 1, isLargest: scale >= MAX_SCALE };
      return before.of === id && before.isZoomed === after.isZoomed && before.isLargest === after.isLargest
        ? before
        : after;
    });
  }

  const frame = () => {
    const { clientWidth = 0, clientHeight = 0 } = image() ?? {};
    return { box: { width: clientWidth, height: clientHeight }, picture };
  };
  const zoomTo = (scale: number, at: Point = { x: 0, y: 0 }, isSmooth = true) =>
    apply(zoomAt(zoom.current, scale, at, frame()), isSmooth);

  /** A point of the window from the centre of the box. */
  function fromCentre({ x, y }: Point): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = image()?.getBoundingClientRect() ?? {};
    return { x: x - (left + width / 2 - zoom.current.x), y: y - (top + height / 2 - zoom.current.y) };
  }

  const actions = useRef({ apply, frame, zoomTo, fromCentre });
  actions.current = { apply, frame, zoomTo, fromCentre };

  useEffect(() => {
    if (!stage.current) return undefined;
    const now = () => actions.current;
    return watchGestures(stage.current, {
      isZoomed: () => zoom.current.scale > 1,
      zoomBy: (factor, at) => now().zoomTo(zoom.current.scale * factor, now().fromCentre(at), false),
      panBy: (by) => now().apply(panBy(zoom.current, by, now().frame()), false),
      toggle: (at) => now().zoomTo(zoom.current.scale > 1 ? 1 : TAP_SCALE, now().fromCentre(at)),
    });
  }, [stage]);

  // The next picture is whole again, and so is the one that was left.
  useEffect(() => {
    const left = image();
    return () => {
      if (left) left.style.transform = '';
      zoom.current = WHOLE;
    };
  }, [id]);

  return {
    isZoomed: state.isZoomed,
    isLargest: state.isLargest,
    zoomIn: () => zoomTo(zoom.current.scale * STEP),
    zoomOut: () => zoomTo(zoom.current.scale / STEP),
    reset: () => zoomTo(1),
    look: (across, down) => {
      const { box } = frame();
      apply(panBy(zoom.current, { x: -across * LOOK * box.width, y: -down * LOOK * box.height }, frame()), true);
    },
  };
}
