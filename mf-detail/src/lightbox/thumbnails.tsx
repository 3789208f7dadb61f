import { useTexts } from '@facade/section-kit';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { useEffect, useRef } from 'react';
import type { PlacedPicture } from './media-kinds.ts';
import { prefersCalm } from './prefers-calm.ts';

export interface ThumbnailsProps {
  pictures: PlacedPicture[];
  /** Index of the one that is shown large. */
  current: number;
  /** Names one of them: "Foto 3 van 7". */
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

/** All pictures, small: the one in view is marked and kept in sight. One stop for the Tab key; the arrows are the lightbox's. */
export function Thumbnails({ pictures, current, nameOf, onChoose }: ThumbnailsProps) {
  const t = useTexts('mf-detail');
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const chosen = list?.children[current];
    if (!(list && chosen instanceof HTMLElement)) return;
    const left = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    list.scrollTo?.({ left, behavior: prefersCalm() ? 'instant' : 'smooth' });
    if (list.contains(document.activeElement)) chosen.querySelector('button')?.focus({ preventScroll: true });
  }, [current]);

  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari
    <ul ref={strip} className="thumbnails" role="list" aria-label={t('gallery.thumbnails')}>
      {pictures.map(({ picture }, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === current || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChoose(index)}
          >
            <PictureView picture={picture} alt="" widths={THUMBNAIL_WIDTHS} sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
