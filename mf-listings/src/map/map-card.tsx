import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef } from 'react';
import { MapCardFrame } from './map-card.style.ts';

interface MapCardProps {
  /** What it shows, for a screen reader. */
  label: string;
  onClose(): void;
  /** Swiped to the left (1) or to the right (-1). */
  onSwipe?(step: 1 | -1): void;
  children: ReactNode;
}

/** Pixels that a finger moves sideways before it is a swipe. */
const SWIPE = 48;

/** What lies at the bottom of the map for the marker that was chosen. It takes the focus; Escape and its button close it. */
export function MapCard({ label, onClose, onSwipe, children }: MapCardProps) {
  const t = useTexts('mf-listings');
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef({ x: 0, y: 0 });
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const start = ({ touches: { 0: finger } }: TouchEvent) => {
    if (finger) from.current = { x: finger.clientX, y: finger.clientY };
  };
  const end = ({ changedTouches: { 0: finger } }: TouchEvent) => {
    const [x, y] = finger ? [finger.clientX - from.current.x, finger.clientY - from.current.y] : [0, 0];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe?.(x < 0 ? 1 : -1);
  };
  return (
    <MapCardFrame
      ref={frame}
      className="popup"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={leave}
      onTouchStart={start}
      onTouchEnd={end}
    >
      {children}
      <button type="button" className="close" aria-label={t('map.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </MapCardFrame>
  );
}
