import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { useEffect, useRef } from 'react';
import type { PlacedPicture } from './media-kinds.ts';

export interface PictureGridProps {
  pictures: PlacedPicture[];
  /** Gets the focus: the picture that was shown last. */
  current: number;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

/** All pictures of a kind at once, each with what it shows. */
export function PictureGrid({ pictures, current, nameOf, onChoose }: PictureGridProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari
    <ul className="grid" role="list">
      {pictures.map(({ picture }, index) => (
        <li key={picture.id}>
          <button
            type="button"
            ref={index === current ? first : undefined}
            aria-label={picture.altLanguage || !picture.alt ? nameOf(index) : `${nameOf(index)}: ${picture.alt}`}
            onClick={() => onChoose(index)}
          >
            <PictureView
              picture={picture}
              alt=""
              widths={CARD_WIDTHS}
              sizes="(min-width: 1000px) 32vw, (min-width: 600px) 48vw, 100vw"
            />
            {picture.alt && (
              <span lang={picture.altLanguage} aria-hidden="true">
                {picture.alt}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
