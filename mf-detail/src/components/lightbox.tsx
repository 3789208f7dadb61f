import type { Translate } from '@facade/platform/section';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, PictureView } from '@facade/shared-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface LightboxProps {
  pictures: Picture[];
  /** Index of the picture to begin with. */
  start: number;
  title: string;
  t: Translate;
  onClose: () => void;
}

/** How long after the last scroll event a swipe has come to rest. */
const SETTLED_MS = 120;

/**
 * All pictures in a modal dialog. The strip scrolls and snaps by itself, so that a finger drags the picture and not a
 * gesture library; arrows, Home and End move it too.
 */
export function Lightbox({ pictures, start, title, t, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    dialog.current?.showModal();
    scrollToPicture(strip.current, start, 'instant');
    const release = holdPage();
    return () => {
      release();
      clearTimeout(settling.current);
    };
  }, [start]);

  function show(next: number): void {
    const to = (next + pictures.length) % pictures.length;
    setIndex(to);
    // Round the corner the strip would fly past every picture.
    scrollToPicture(strip.current, to, Math.abs(to - index) === 1 ? 'smooth' : 'instant');
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  function onScroll(): void {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
    }, SETTLED_MS);
  }

  return (
    <Dialog ref={dialog} aria-label={t('gallery.dialog', { title })} onKeyDown={onKeyDown} onClose={onClose}>
      <ul ref={strip} onScroll={onScroll}>
        {pictures.map((picture, position) => (
          <li key={picture.id} aria-hidden={position !== index}>
            <PictureView picture={picture} alt={picture.alt || title} ratio="free" sizes="100vw" />
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <span className="visually-hidden">{t('gallery.position', { number: index + 1, count: pictures.length })}</span>
        <span aria-hidden="true">
          {index + 1} / {pictures.length}
        </span>
      </p>
      <button type="button" className="close" onClick={() => dialog.current?.close()} aria-label={t('gallery.close')}>
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <>
          <button type="button" className="previous" onClick={() => show(index - 1)} aria-label={t('gallery.previous')}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="next" onClick={() => show(index + 1)} aria-label={t('gallery.next')}>
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

function scrollToPicture(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  if (!strip) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({ left: index * strip.clientWidth, behavior: calm ? 'instant' : behavior });
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
  ul {
    display: flex;
    height: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  li {
    position: relative;
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
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
