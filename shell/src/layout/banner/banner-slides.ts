import type { Banner, Picture } from '@facade/shared-domain/model';

export interface BannerSlide {
  picture: Picture;
  /** Link of the slide, for properties and projects. */
  link: { path: string; label: string } | null;
}

/** What a banner shows, in order. A banner without properties or projects falls back to its picture. */
export function bannerSlides({ type, pictures, slides }: Banner): BannerSlide[] {
  const plain = pictures.map((picture) => ({ picture, link: null }));
  if (type === 'none' || type === 'color') return [];
  if (type === 'gallery') return plain;
  if (type !== 'image' && type !== 'video' && slides.length > 0) {
    return slides.map(({ picture, path, label }) => ({ picture, link: { path, label } }));
  }
  return plain.slice(0, 1);
}

/** Displayed width of a banner picture: the full window at home, beside the title elsewhere. */
export const HOME_SIZES = '100vw';
export const PAGE_SIZES = '(min-width: 1376px) 660px, (min-width: 961px) 48vw, 100vw';
