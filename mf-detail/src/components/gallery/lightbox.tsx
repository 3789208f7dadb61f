import type { Translate } from '@facade/platform/section';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, PictureView } from '@facade/shared-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSlider } from './use-slider.ts';

export interface LightboxProps {
  pictures: Picture[];
  /** Index of the picture to begin with. */
  start: number;
  title: string;
  t: Translate;
  onClose: () => void;
}

/** All pictures in a modal dialog, as a slider: swiped, dragged, or moved by the buttons, the arrow keys, Home and End. */
export function Lightbox({ pictures, start, title, t, onClose }: LightboxProps) {
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

const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #121110;
  color: #fff;
  overscroll-behavior: contain;
  .track {
    height: 100%;
    overflow: hidden;
  }
  ul {
    display: flex;
    height: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
    will-change: transform;
  }
  &.glide--dragging ul {
    cursor: grabbing;
    user-select: none;
  }
  li {
    position: relative;
    flex: none;
    width: 100%;
  }
  picture {
    display: contents;
  }
  li img {
    --side: 0px;
    position: absolute;
    inset: var(--space-8) var(--side);
    width: calc(100% - 2 * var(--side));
    height: calc(100% - 2 * var(--space-8));
    object-fit: contain;
  }
  p {
    position: absolute;
    top: var(--space-4);
    left: 0;
    right: 0;
    margin: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  button {
    position: absolute;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 0;
    border-radius: 50%;
    background: rgb(255 255 255 / 0.14);
    color: inherit;
    cursor: pointer;
    transition: background var(--fast);
  }
  button:hover {
    background: rgb(255 255 255 / 0.28);
  }
  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
  }
  .close {
    top: var(--space-2);
    right: var(--space-3);
  }
  .previous,
  .next {
    top: calc(50% - 24px);
  }
  .previous {
    left: var(--space-3);
  }
  .next {
    right: var(--space-3);
  }
  @media (max-width: 599px) {
    .previous,
    .next {
      top: auto;
      bottom: var(--space-2);
    }
  }
  @media (min-width: 768px) {
    li img {
      --side: 88px;
    }
  }
`;
