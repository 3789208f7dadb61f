import type { Translate } from '@facade/platform/section';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, PictureView, singlePictureUrl } from '@facade/shared-ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { LARGE_SIZES, SMALL_SIZES } from '../model/gallery-sizes.ts';
import { BelowTheFold } from './below-the-fold.tsx';
import { loadLightbox, useLightbox } from './use-lightbox.tsx';

export interface GalleryProps {
  pictures: Picture[];
  /** Stands in for a picture's own alt text where it has none. */
  title: string;
  t: Translate;
}

/**
 * One large and four small pictures; on a phone a strip to swipe. Each picture is a link to its large file, which is what a
 * visitor without JavaScript gets; with it, a lightbox opens that is only loaded then.
 */
export function Gallery({ pictures, title, t }: GalleryProps) {
  const lightbox = useLightbox(pictures, title, t);
  if (pictures.length === 0) return <EmptyGallery t={t} />;

  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lightbox.open(index, event.currentTarget);
  };

  const drawn = pictures.map((picture, index) => (
    <li key={picture.id}>
      <a
        href={singlePictureUrl(picture)}
        onClick={open(index)}
        aria-label={t('gallery.enlarge', {
          number: index + 1,
          count: pictures.length,
          // A name is in one language: a text in another one stays out of it.
          title: (!picture.altLanguage && picture.alt) || title,
        })}
      >
        <PictureView
          picture={picture}
          alt=""
          ratio="free"
          sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
          priority={index === 0}
        />
        {/* Drawn by the style sheet: a text here would have to stand in the link's name too. */}
        <span className="count" aria-hidden="true" data-count={`${index + 1} / ${pictures.length}`} />
      </a>
    </li>
  ));

  return (
    <>
      <Mosaic data-count={Math.min(pictures.length, 5)} onPointerEnter={loadLightbox}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari */}
        <ul role="list" aria-label={t('gallery.label')}>
          {drawn.slice(0, 1)}
          <BelowTheFold narrow>{drawn.slice(1)}</BelowTheFold>
        </ul>
        {pictures.length > 1 && (
          <button type="button" className="all" onClick={open(0)}>
            <Icon name="grid" size={18} />
            {t('gallery.all', { count: pictures.length })}
          </button>
        )}
      </Mosaic>
      {lightbox.element}
    </>
  );
}

function EmptyGallery({ t }: { t: Translate }) {
  return (
    <Mosaic data-count={0}>
      <p className="empty">
        <Icon name="camera" size={28} />
        {t('gallery.empty')}
      </p>
    </Mosaic>
  );
}

const Mosaic = styled.div`
  position: relative;
  ul {
    display: flex;
    margin: 0 calc(-1 * var(--gutter));
    padding: 0;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  li {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  a {
    position: relative;
    display: block;
    height: 100%;
    aspect-ratio: 4 / 3;
    overflow: hidden;
  }
  a:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -5px;
  }
  picture,
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .count::after {
    content: attr(data-count);
  }
  .count,
  .all {
    position: absolute;
    right: var(--space-4);
    bottom: var(--space-4);
    padding: var(--space-1) var(--space-3);
    border-radius: 999px;
    background: rgb(28 27 25 / 0.78);
    color: #fff;
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  .all {
    display: none;
  }
  .empty {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-2);
    aspect-ratio: 16 / 7;
    margin: 0;
    border-radius: var(--radius);
    background: var(--tint);
    color: var(--muted);
  }
  @media (min-width: 768px) {
    ul {
      display: grid;
      grid-template: 1fr 1fr / 2fr 1fr 1fr;
      gap: var(--space-2);
      margin: 0;
      height: clamp(300px, min(38vw, 54vh), 560px);
      border-radius: var(--radius);
      overflow: hidden;
    }
    li:nth-child(n + 6) {
      display: none;
    }
    li:first-child {
      grid-row: span 2;
    }
    a {
      aspect-ratio: auto;
    }
    img {
      transition: filter var(--fast);
    }
    a:hover img {
      filter: brightness(0.93);
    }
    .count {
      display: none;
    }
    .all {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      min-height: 44px;
      padding: 0 var(--space-4);
      border: 0;
      background: var(--surface);
      color: var(--ink);
      box-shadow: var(--shadow);
      font-weight: 600;
      font-size: var(--step--1);
    }
    .all:hover {
      background: var(--tint);
    }
    &[data-count='1'] ul {
      grid-template: 1fr / 1fr;
    }
    &[data-count='2'] ul {
      grid-template: 1fr / 3fr 2fr;
    }
    &[data-count='2'] li:first-child {
      grid-row: auto;
    }
    &[data-count='3'] ul {
      grid-template: 1fr 1fr / 2fr 1fr;
    }
    &[data-count='4'] li:nth-child(2) {
      grid-column: span 2;
    }
  }
  @media print {
    ul {
      display: block;
      margin: 0;
      height: auto;
    }
    li:nth-child(n + 2),
    .all,
    .count {
      display: none;
    }
    a {
      aspect-ratio: auto;
      height: 80mm;
      border-radius: var(--radius-s);
    }
  }
`;
