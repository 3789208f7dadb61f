import { useTexts } from '@facade/section-kit';
import { PictureView } from '@facade/shared-ui';
import type { CSSProperties } from 'react';
import type { CardProperty } from '../cards/card-data.ts';
import { CardFacts } from '../cards/card-facts.tsx';
import { CardBadge } from '../cards/card-gallery.tsx';
import { cardLabels, cardName } from '../cards/card-labels.ts';
import { CardPrice } from '../cards/card-price.tsx';
import { PeekFrame } from './map-card.style.ts';
import { useHome } from './use-home.ts';
import type { Peek } from './use-peek.ts';

interface MapPeekProps extends Peek {
  /** Homes of the list, which need not be asked for. */
  known: CardProperty[];
  onEnter(): void;
  onLeave(): void;
}

/**
 * The home whose marker is pointed at, beside that marker. Only for the eye and the pointer: the marker says the same in words, and opens
 * the card that takes the focus.
 */
export function MapPeek({ id, place, known, onEnter, onLeave }: MapPeekProps) {
  const t = useTexts('mf-listings');
  const home = useHome(id, known);
  if (home?.id !== id) return null;
  const labels = cardLabels(t);
  const [picture] = home.pictures;
  return (
    <PeekFrame
      className="peek"
      aria-hidden="true"
      style={beside(place)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <div className="home">
        {picture && <PictureView picture={picture} sizes="112px" alt="" />}
        <div className="text">
          {home.availability === 'available' && <CardPrice property={home} labels={labels} />}
          <a href={home.path} tabIndex={-1}>
            {cardName(home)}
          </a>
          <CardFacts property={home} labels={labels} />
          <CardBadge property={home} labels={labels} />
        </div>
      </div>
    </PeekFrame>
  );
}

/** Above a marker in the lower half of the map, else below it; always within the map. */
const beside = ({ x, y }: Peek['place']): CSSProperties => ({
  left: `clamp(8px, calc(${x * 100}% - 160px), calc(100% - 328px))`,
  ...(y > 0.5 ? { bottom: `calc(${(1 - y) * 100}% + 50px)` } : { top: `calc(${y * 100}% + 8px)` }),
});
