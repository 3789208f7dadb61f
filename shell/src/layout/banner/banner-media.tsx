import type { Banner } from '@facade/shared-domain/model';
import { BANNER_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { bannerSlides } from './banner-slides.ts';
import { SlideShow } from './slide-show.tsx';
import { VideoLoop } from './video-loop.tsx';

/** Film files that browsers can play. */
const FILM = /\.(mp4|mov|webm)(\?|$)/i;

/** Picture, gallery, slides or film of a banner; null if it has none. */
export function BannerMedia({ banner, sizes }: { banner: Banner; sizes: string }) {
  const slides = bannerSlides(banner);
  if (banner.type === 'video' && banner.videoUrl && FILM.test(banner.videoUrl)) {
    return <VideoLoop url={banner.videoUrl} poster={slides[0]?.picture} />;
  }
  const [first] = slides;
  if (!first) return null;
  if (slides.length > 1 || first.link) return <SlideShow slides={slides} sizes={sizes} />;
  return <PictureView picture={first.picture} sizes={sizes} widths={BANNER_WIDTHS} ratio="free" priority />;
}
