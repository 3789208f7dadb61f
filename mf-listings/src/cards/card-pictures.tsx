import type { Picture } from '@facade/shared-domain/model/picture';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Icon, PictureView } from '@facade/shared-ui';

interface CardPicturesProps {
  path: string;
  /** What the card is about; stands for a picture that has no text of its own. */
  name: string;
  pictures: Picture[];
  sizes: string;
  priority: boolean;
  /** Renders the pictures after the first too. */
  awake: boolean;
  /** Said where there is no picture. */
  none: string;
  /** Said over the last one where the home has more. */
  more?: string | undefined;
}

/**
 * Pictures side by side in a strip that scrolls and snaps, and leads to the card's page. Only the first is loaded until the
 * visitor takes an interest; the places of the others are there from the start, so that the first swipe works too.
 */
export function CardPictures({ path, name, pictures, sizes, priority, awake, none, more }: CardPicturesProps) {
  const [first, ...others] = pictures;
  return (
    <a className="slides" href={path} tabIndex={-1}>
      {first ? (
        <PictureView picture={first} sizes={sizes} widths={CARD_WIDTHS} priority={priority} alt={first.alt || name} />
      ) : (
        <span className="nothing">
          <Icon name="home" size={32} />
          {none}
        </span>
      )}
      {others.map((picture, index) => (
        <span key={picture.id}>
          {awake && <PictureView picture={picture} sizes={sizes} widths={CARD_WIDTHS} />}
          {awake && more && index === others.length - 1 && <span className="more">{more}</span>}
        </span>
      ))}
    </a>
  );
}
