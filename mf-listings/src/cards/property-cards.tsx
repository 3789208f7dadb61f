import { onDemand, useFavourites, useTexts, useViewed } from '@facade/section-kit';
import { useEffect, useMemo, useState } from 'react';
import { useCompared } from '../compare/compared.ts';
import type { CardProperty } from './card-data.ts';
import { cardLabels } from './card-labels.ts';
import { CardList } from './card-list.style.ts';
import { cardSizes } from './card-sizes.ts';
import { PropertyCard } from './property-card.tsx';
import { useCardGestures } from './use-card-gestures.ts';

/** The bar of chosen homes: its code comes when the first is chosen. */
const CompareBar = onDemand(null, async () => (await import('../compare/compare-bar.tsx')).CompareBar);

interface PropertyCardsProps {
  properties: CardProperty[];
  /** Cards beside each other on a wide screen. */
  perRow: 2 | 3 | 4;
  /** On a phone: one under the other, or a strip to swipe through. */
  onPhone?: 'stack' | 'strip';
  /** Level that follows the heading above the cards. */
  heading: 'h2' | 'h3';
  /** The cards begin above the fold: the first picture is fetched at once. */
  first?: boolean;
}

/** Properties as cards. */
export function PropertyCards({ properties, perRow, onPhone = 'stack', heading, first = false }: PropertyCardsProps) {
  const t = useTexts('mf-listings');
  // The same object until the texts change: cards are memoized.
  const labels = useMemo(() => cardLabels(t), [t]);
  const kept = useFavourites();
  const compared = useCompared();
  const viewed = useViewed();
  const [hasBar, setBar] = useState(false);
  useEffect(() => {
    // The choice is stored even if this fails; the next one fetches the bar again.
    if (compared.length > 0) void CompareBar.load().then((code) => setBar(code !== null));
  }, [compared]);
  const { awake, places, handlers } = useCardGestures(properties);
  const sizes = cardSizes(perRow, onPhone);
  return (
    <>
      <CardList data-per-row={perRow} data-on-phone={onPhone} {...handlers}>
        {properties.map((property, index) => (
          <PropertyCard
            key={property.id}
            property={property}
            labels={labels}
            heading={heading}
            sizes={sizes}
            priority={first && index === 0}
            kept={kept.includes(property.id)}
            compared={compared.includes(property.id)}
            viewed={viewed.includes(property.id)}
            awake={awake.includes(property.id)}
            place={places[property.id] ?? 0}
          />
        ))}
      </CardList>
      {hasBar && <CompareBar />}
    </>
  );
}
