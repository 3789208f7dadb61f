import { Icon, Ribbon } from '@facade/shared-ui';
import type { CardProperty } from '../../model/cards/card-data.ts';
import type { CardLabels } from '../../model/cards/card-labels.ts';
import { CardPictures } from './card-pictures.tsx';

interface CardGalleryProps {
  property: CardProperty;
  labels: CardLabels;
  name: string;
  sizes: string;
  priority: boolean;
  awake: boolean;
}

/** The card's pictures with what lies over them: whether it is still to be had, how many there are, arrows for a pointer. */
export function CardGallery({ property, labels, name, sizes, priority, awake }: CardGalleryProps) {
  const { pictures, pictureCount, path, ribbon, availability } = property;
  const arrow = (step: number, icon: 'chevron-left' | 'chevron-right', label: string) => (
    <button type="button" className="step" data-step={step} aria-label={`${label}: ${name}`}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="gallery">
      <CardPictures {...{ path, name, pictures, sizes, priority, awake }} none={labels.noPicture} />
      {availability === 'available' ? (
        ribbon && <Ribbon ribbon={ribbon} />
      ) : (
        <span className="closed">{labels[availability]}</span>
      )}
      {pictures.length > 1 && (
        <>
          <span className="count">
            <Icon name="camera" size={14} />
            {pictureCount} <span className="visually-hidden">{labels.pictures}</span>
          </span>
          {awake && arrow(-1, 'chevron-left', labels.previous)}
          {awake && arrow(1, 'chevron-right', labels.next)}
        </>
      )}
    </div>
  );
}
