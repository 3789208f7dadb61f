import { Icon, Ribbon } from '@facade/shared-ui';
import type { CSSProperties } from 'react';
import type { CardProperty } from './card-data.ts';
import type { CardLabels } from './card-labels.ts';
import { CardPictures } from './card-pictures.tsx';

interface CardGalleryProps {
  property: CardProperty;
  labels: CardLabels;
  name: string;
  sizes: string;
  priority: boolean;
  awake: boolean;
  viewed: boolean;
  /** Index of the picture that shows. */
  place: number;
}

/** The card's pictures with what lies over them: whether it is still to be had, which of them shows, arrows for a pointer. */
export function CardGallery({ property, labels, name, sizes, priority, awake, viewed, place }: CardGalleryProps) {
  const { pictures, pictureCount, path } = property;
  const arrow = (step: number, icon: 'chevron-left' | 'chevron-right', label: string) => (
    <button type="button" className="step" data-step={step} aria-label={`${label}: ${name}`}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="gallery">
      <CardPictures
        {...{ path, name, pictures, sizes, priority, awake }}
        none={labels.noPicture}
        more={pictureCount > pictures.length ? `+${pictureCount - pictures.length} · ${labels.allPictures}` : undefined}
      />
      <CardBadge property={property} labels={labels} />
      {viewed && <span className="count viewed">{labels.viewed}</span>}
      {pictures.length > 1 && (
        <>
          <span className="dots" style={{ '--dots': pictures.length, '--place': place } as CSSProperties} />
          <span className="count">
            <span className="visually-hidden">{labels.picture} </span>
            {place + 1}
            <span aria-hidden="true">/</span>
            <span className="visually-hidden"> {labels.of} </span>
            {pictureCount}
          </span>
          {awake && arrow(-1, 'chevron-left', labels.previous)}
          {awake && arrow(1, 'chevron-right', labels.next)}
        </>
      )}
    </div>
  );
}

/** One word over the picture: that it is gone, else the agency's ribbon, else that it is new. */
export function CardBadge({
  property: { availability, ribbon, isNew },
  labels,
}: Pick<CardGalleryProps, 'property' | 'labels'>) {
  if (availability !== 'available') return <span className="closed">{labels[availability]}</span>;
  if (ribbon) return <Ribbon ribbon={ribbon} />;
  return isNew ? <Ribbon ribbon={{ id: 0, label: labels.isNew, tone: 'positive', showOnMap: false }} /> : null;
}
