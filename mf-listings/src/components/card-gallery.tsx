import { Icon, PictureView, Ribbon } from '@facade/shared-ui';
import { CARD_WIDTHS } from '../model/card-sizes.ts';
import type { PropertyCardProps } from './property-card.tsx';

interface CardGalleryProps extends PropertyCardProps {
  name: string;
}

/**
 * The card's pictures, side by side in a strip that scrolls and snaps. Only the first is loaded until the visitor takes an
 * interest; the places of the others are there from the start, so that the first swipe works too.
 */
export function CardGallery({ property, labels, name, sizes, priority, awake }: CardGalleryProps) {
  const { pictures, pictureCount, path, ribbon, availability } = property;
  const [first, ...others] = pictures;
  return (
    <div className="gallery">
      <a className="slides" href={path} tabIndex={-1} aria-label={first ? undefined : name}>
        {first ? (
          <PictureView picture={first} sizes={sizes} widths={CARD_WIDTHS} priority={priority} alt={first.alt || name} />
        ) : (
          <span className="slide nothing">
            <Icon name="home" size={32} />
            {labels.noPicture}
          </span>
        )}
        {others.map((picture) => (
          <span key={picture.id} className="slide">
            {awake && <PictureView picture={picture} sizes={sizes} widths={CARD_WIDTHS} />}
          </span>
        ))}
      </a>
      {availability === 'available' ? (
        ribbon && <Ribbon ribbon={ribbon} />
      ) : (
        <span className="closed">{labels[availability]}</span>
      )}
      {others.length > 0 && <PictureCount count={pictureCount} label={labels.pictures} />}
      {awake && others.length > 0 && (
        <>
          <button type="button" className="step" data-step="-1" aria-label={`${labels.previous}: ${name}`}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="step" data-step="1" aria-label={`${labels.next}: ${name}`}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </div>
  );
}

const PictureCount = ({ count, label }: { count: number; label: string }) => (
  <span className="count">
    <Icon name="camera" size={14} />
    {count} <span className="visually-hidden">{label}</span>
  </span>
);
