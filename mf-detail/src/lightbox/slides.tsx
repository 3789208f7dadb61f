import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlacedPicture } from './media-kinds.ts';
import { savesData } from './saves-data.ts';
import { type KeyActions, slideKeys } from './slide-keys.ts';
import { SlidePicture } from './slide-picture.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useSlider } from './use-slider.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface SlidesProps {
  /** At least one. */
  pictures: PlacedPicture[];
  /** Index of the picture to begin with. */
  start: number;
  /** Fallback for a picture without text. */
  title: string;
  nameOf: (index: number) => string;
  onShow: (index: number) => void;
  /** Gets what the keys do while these slides are shown: the focus may be anywhere in the dialog. */
  keys: RefObject<KeyActions>;
}

/** Pictures one by one: swiped, dragged, or moved by buttons, keys and thumbnails; each can be enlarged. */
export function Slides({ pictures, start, title, nameOf, onShow, keys }: SlidesProps) {
  const t = useTexts('mf-detail');
  const root = useRef<HTMLDivElement>(null);
  const [begin] = useState(start);
  const slider = useSlider(root, begin);
  const { index, next, previous, jump } = slider;
  const { picture } = pictures[index] as PlacedPicture;
  const zoom = useZoom(root, picture);
  const [around] = useState(() => (savesData() ? 0 : 1));
  useEffect(() => onShow(index), [index]);

  useEffect(() => {
    keys.current = slideKeys({ slider, zoom, count: pictures.length });
    return () => {
      keys.current = {};
    };
  });
  // What was chosen in the overview is gone, and the focus with it.
  useEffect(() => {
    if (!root.current?.closest('dialog')?.contains(document.activeElement))
      root.current?.querySelector('button')?.focus();
  }, []);

  return (
    <div className="slides">
      <div ref={root} className="stage" data-zoomed={zoom.isZoomed || undefined}>
        <div className="track" data-glide-el="track">
          <ul>
            {pictures.map(({ picture: one }, position) => (
              <li key={one.id} aria-hidden={position !== index}>
                {Math.abs(position - index) <= around && (
                  <SlidePicture picture={one} alt={one.alt || title} isEnlarged={zoom.isZoomed && position === index} />
                )}
              </li>
            ))}
          </ul>
        </div>
        {pictures.length > 1 && (
          <>
            <button type="button" className="previous" onClick={previous} aria-label={t('gallery.previous')}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" className="next" onClick={next} aria-label={t('gallery.next')}>
              <Icon name="chevron-right" />
            </button>
          </>
        )}
        <ZoomButtons zoom={zoom} />
      </div>
      <div className="below">
        <p className="caption">
          <span aria-live="polite">{nameOf(index)}</span>
          {picture.alt && (
            <span lang={picture.altLanguage} aria-hidden="true">
              {picture.alt}
            </span>
          )}
        </p>
        {pictures.length > 1 && <Thumbnails pictures={pictures} current={index} nameOf={nameOf} onChoose={jump} />}
      </div>
    </div>
  );
}
