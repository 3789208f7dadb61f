import { useLanguage } from '@facade/section-kit';
import { EnergyChip, Icon } from '@facade/shared-ui';
import { memo } from 'react';
import type { CardProperty } from './card-data.ts';
import { CardFacts } from './card-facts.tsx';
import { CardGallery } from './card-gallery.tsx';
import type { CardLabels } from './card-labels.ts';
import { cardName, ownHeadline } from './card-labels.ts';
import { CardPrice } from './card-price.tsx';

export interface PropertyCardProps {
  property: CardProperty;
  labels: CardLabels;
  heading: 'h2' | 'h3';
  sizes: string;
  /** Its first picture is the largest thing above the fold. */
  priority: boolean;
  kept: boolean;
  compared: boolean;
  viewed: boolean;
  /** A pointer or the focus has been on it: the other pictures and the arrows are there. */
  awake: boolean;
  /** Index of the picture that shows. */
  place: number;
}

/**
 * One property. It has no handlers: `PropertyCards` around it listens for all of them, and only the card that changes is
 * rendered again.
 */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { property, labels, heading: Heading, kept, compared } = props;
  const language = useLanguage();
  const name = cardName(property);
  const headline = ownHeadline(property);
  const foreign = property.title.language === language ? undefined : property.title.language;
  return (
    <li className="card" data-id={property.id} data-closed={property.availability === 'available' ? undefined : ''}>
      <CardGallery {...props} name={name} />
      <div className="text">
        <Heading className="name" lang={property.typeName ? undefined : foreign}>
          <a href={property.path} data-prefetch="">
            {name}
          </a>
        </Heading>
        <CardPrice property={property} labels={labels} />
        {property.energy && (
          <span className="energy">
            <span className="visually-hidden">{labels.energy} </span>
            <EnergyChip label={property.energy} size="s" />
          </span>
        )}
        {headline && (
          <p className="headline" lang={foreign}>
            {headline}
          </p>
        )}
        <CardFacts property={property} labels={labels} />
      </div>
      <button
        type="button"
        className="keep"
        data-keep={property.id}
        aria-pressed={kept}
        aria-label={`${labels.keep}: ${name}`}
      >
        <Icon name={kept ? 'heart-filled' : 'heart'} />
      </button>
      <button
        type="button"
        className="keep weigh"
        data-compare={property.id}
        aria-pressed={compared}
        aria-label={`${labels.compare}: ${name}`}
      >
        <Icon name={compared ? 'check' : 'columns'} />
      </button>
    </li>
  );
});
