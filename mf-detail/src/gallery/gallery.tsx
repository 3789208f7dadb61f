import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, PictureView, singlePictureUrl } from '@facade/shared-ui';
import type { MouseEvent, ReactNode } from 'react';
import type { Film } from '../lightbox/media-kinds.ts';
import { pictureAnchor } from '../lightbox/picture-anchor.ts';
import { BelowTheFold } from '../on-demand/below-the-fold.tsx';
import { LOCATION_ID, MEDIA_ID } from '../property/anchors.ts';
import { Mosaic } from './gallery.style.ts';
import { LARGE_SIZES, SMALL_SIZES } from './gallery-sizes.ts';
import { Lightbox, useLightbox } from './use-lightbox.tsx';

export interface GalleryProps {
  pictures: Picture[];
  /** Fallback for a picture without alt text. */
  title: string;
  /** Shown in the lightbox too, apart from the pictures. */
  films?: Film[];
  /** Shown in the lightbox: what the home costs, and what one can do about it. */
  about?: ReactNode;
  /** Ids of the parts of the page: films and map have a button where they are among them. */
  sections?: string[];
}

/**
 * One large and four small pictures; on a phone a strip to swipe. Each picture is a link to its large file, which is what a
 * visitor without JavaScript gets; with it, a lightbox opens that is only loaded then.
 */
export function Gallery({ sections = [], ...home }: GalleryProps) {
  const t = useTexts('mf-detail');
  const lightbox = useLightbox(home);
  const { pictures, title, films } = home;
  if (pictures.length === 0) return <EmptyGallery />;

  const open = (index: number, overview?: boolean) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lightbox.open(index, event.currentTarget, overview);
  };

  const plan = pictures.find((picture) => picture.plan);
  const photoCount = pictures.filter((picture) => !picture.plan).length;

  const rendered = pictures.map((picture, index) => (
    <li key={picture.id}>
      <a
        id={pictureAnchor(index)}
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
        {/* Rendered by the style sheet: a text here would have to stand in the link's name too. */}
        <span className="count" aria-hidden="true" data-count={`${index + 1} / ${pictures.length}`} />
      </a>
    </li>
  ));

  return (
    <>
      <Mosaic data-count={Math.min(pictures.length, 5)} onPointerEnter={Lightbox.load}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers loses its role in Safari */}
        <ul role="list" aria-label={t('gallery.label')}>
          {rendered.slice(0, 1)}
          <BelowTheFold narrow>{rendered.slice(1)}</BelowTheFold>
        </ul>
        <nav aria-label={t('gallery.kinds.label')}>
          {photoCount > 1 && (
            <button type="button" onClick={open(0, true)}>
              <Icon name="grid" size={18} />
              {t('gallery.all', { count: photoCount })}
            </button>
          )}
          {plan && (
            <a href={singlePictureUrl(plan)} onClick={open(pictures.indexOf(plan))}>
              {t('gallery.plan')}
            </a>
          )}
          {films?.map(({ url, kind }) => (
            <a key={url} href={`#${MEDIA_ID}`}>
              {t(`gallery.${kind}`)}
            </a>
          ))}
          {sections.includes(LOCATION_ID) && (
            <a className="map" href={`#${LOCATION_ID}`}>
              {t('gallery.map')}
            </a>
          )}
        </nav>
      </Mosaic>
      {lightbox.element}
    </>
  );
}

function EmptyGallery() {
  const t = useTexts('mf-detail');
  return (
    <Mosaic data-count={0}>
      <p className="empty">
        <Icon name="camera" size={28} />
        {t('gallery.empty')}
      </p>
    </Mosaic>
  );
}
