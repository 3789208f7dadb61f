import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, PictureView } from '@facade/shared-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Dialog } from './lightbox.style.ts';
import { useSlider } from './use-slider.ts';

export interface LightboxProps {
  pictures: Picture[];
  /** Index of the picture to begin with. */
  start: number;
  title: string;
  onClose: () => void;
}

/** All pictures in a modal dialog, as a slider: swiped, dragged, or moved by the buttons, the arrow keys, Home and End. */
export function Lightbox({ pictures, start, title, onClose }: LightboxProps) {
  const t = useTexts('mf-detail');
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the slider, which measures its place when it starts.
  useEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);

  const slider = useSlider(dialog, start);

  function onKeyDown(event: KeyboardEvent): void {
    const { next, previous, jump } = slider;
    const move = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: () => jump(0),
      End: () => jump(pictures.length - 1),
    }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <Dialog ref={dialog} aria-label={t('gallery.dialog', { title })} onKeyDown={onKeyDown} onClose={onClose}>
      <div className="track" data-glide-el="track">
        <ul>
          {pictures.map((picture, position) => (
            <li key={picture.id} aria-hidden={position !== slider.index}>
              <PictureView picture={picture} alt={picture.alt || title} ratio="free" sizes="100vw" />
            </li>
          ))}
        </ul>
      </div>
      <p aria-live="polite">
        <span className="visually-hidden">
          {t('gallery.position', { number: slider.index + 1, count: pictures.length })}
        </span>
        <span aria-hidden="true">
          {slider.index + 1} / {pictures.length}
        </span>
      </p>
      <button type="button" className="close" onClick={() => dialog.current?.close()} aria-label={t('gallery.close')}>
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <>
          <button type="button" className="previous" onClick={slider.previous} aria-label={t('gallery.previous')}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="next" onClick={slider.next} aria-label={t('gallery.next')}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </Dialog>
  );
}

/** Keeps the page behind from scrolling, and from showing the space it reserves for its scrollbar. */
function holdPage(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
