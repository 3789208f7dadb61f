import type { Point } from './zoom.ts';

export interface GestureActions {
  /** Enlarges by a factor around a point of the window. */
  zoomBy(factor: number, at: Point): void;
  /** Moves what is enlarged by pixels. */
  panBy(by: Point): void;
  /** Two taps or clicks at one place. */
  toggle(at: Point): void;
  /** One pointer moves the enlarged picture; where it is whole, it goes to the next one. */
  isZoomed(): boolean;
}

/** Milliseconds and pixels within which two taps are a double tap. */
const DOUBLE = { time: 320, distance: 28 };

/** A pointer that moved further has not tapped, in pixels. */
const TAP_SLIP = 8;

/** How much a turn of the wheel enlarges, per pixel; a pinch on a touch pad comes as a wheel with the Ctrl key, in small steps. */
const WHEEL = { turn: 0.002, pinch: 0.01 };

/**
 * Pinch, double tap, wheel and drag on `stage`. What belongs to the zoom is kept from the slider inside it, which listens to touches
 * and to the mouse; a swipe that becomes a pinch is ended where it began. Returns what ends the watch.
 */
export function watchGestures(stage: HTMLElement, actions: GestureActions): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let lastTap: (Point & { time: number }) | null = null;
  const ends: (() => void)[] = [];
  function listen<K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void {
    stage.addEventListener(type, handle, { capture, passive: false });
    ends.push(() => stage.removeEventListener(type, handle, capture));
  }

  listen('pointerdown', (event) => {
    if (event.button !== 0 || isControl(event.target)) return;
    pointers.set(event.pointerId, pointOf(event));
    start = pointers.size === 1 ? pointOf(event) : null;
    if (actions.isZoomed()) stage.setPointerCapture?.(event.pointerId);
  });
  listen('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, now);
    if (start && distance(start, now) > TAP_SLIP) start = null;
    const [other] = others;
    if (other) {
      const [middle, earlier] = [between(now, other), between(before, other)];
      actions.panBy({ x: middle.x - earlier.x, y: middle.y - earlier.y });
      actions.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else if (actions.isZoomed()) actions.panBy({ x: now.x - before.x, y: now.y - before.y });
  });
  listen('pointerup', (event) => {
    const hasTapped = pointers.delete(event.pointerId) && start !== null;
    start = null;
    if (!hasTapped) return;
    const tap = { ...pointOf(event), time: event.timeStamp };
    const isDouble = lastTap && tap.time - lastTap.time < DOUBLE.time && distance(tap, lastTap) < DOUBLE.distance;
    lastTap = isDouble ? null : tap;
    if (isDouble) actions.toggle(tap);
  });
  listen('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    start = null;
  });
  listen('wheel', (event) => {
    if (isControl(event.target)) return;
    event.preventDefault();
    const speed = event.ctrlKey ? WHEEL.pinch : WHEEL.turn;
    if (event.deltaY !== 0) actions.zoomBy(Math.exp(-event.deltaY * speed), pointOf(event));
  });

  // In the capture phase, before the slider receives it.
  const keep = (event: Event) => actions.isZoomed() && !isControl(event.target) && event.stopPropagation();
  for (const type of ['touchmove', 'mousedown'] as const) listen(type, keep, true);
  let first: { pageX: number; pageY: number } | null = null;
  listen(
    'touchstart',
    (event) => {
      if (event.touches.length < 2) {
        first = event.touches[0] ?? null;
        keep(event);
        return;
      }
      event.stopPropagation();
      if (first && event.target) endSwipe(event.target, first);
      first = null;
    },
    true,
  );
  return () => {
    for (const end of ends) end();
  };
}

/** As if the finger had been lifted where it was put down: the slider goes back to where it was. */
function endSwipe(target: EventTarget, { pageX, pageY }: { pageX: number; pageY: number }): void {
  const at = { pageX, pageY };
  target.dispatchEvent(
    Object.assign(new Event('touchcancel', { bubbles: true }), { touches: [at], changedTouches: [at] }, at),
  );
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;
const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
