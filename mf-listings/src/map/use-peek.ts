import type { ScreenPlace } from '@facade/map-kit/messages/guards';
import { useEffect, useRef, useState } from 'react';

/** A home whose marker is under the pointer, or has the focus, and where that marker is. */
export interface Peek {
  id: number;
  place: ScreenPlace;
}

/** Milliseconds: a pointer that only passes shows no card, and one on its way to the card does not lose it. */
const BEFORE = 120;
const AFTER = 250;

/** The card of the marker that is pointed at (WCAG 1.4.13: Escape takes it away, and the pointer may go onto it). */
export function usePeek() {
  const [peek, setPeek] = useState<Peek | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = (next: Peek | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeek(next), next ? BEFORE : AFTER);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setPeek(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!peek) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [peek]);
  return {
    peek,
    point,
    /** The pointer is on the card. */
    hold: () => clearTimeout(timer.current),
    leave,
  };
}
