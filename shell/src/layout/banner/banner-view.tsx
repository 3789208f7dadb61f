import { useLanguage, useTexts } from '@facade/section-kit';
import type { Banner, Text } from '@facade/shared-domain/model';
import { BANNER_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Breadcrumb, PictureView } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { HomeFrame, PageFrame } from './banner.style.ts';
import { bannerSlides, HOME_SIZES, PAGE_SIZES } from './banner-slides.ts';
import { SlideShow } from './slide-show.tsx';
import { VideoLoop } from './video-loop.tsx';

/** Film files that browsers can play. */
const FILM = /\.(mp4|mov|webm)(\?|$)/i;

/** Picture, gallery, slides or film of a banner; null if it has none. */
function BannerMedia({ banner, sizes }: { banner: Banner; sizes: string }) {
  const slides = bannerSlides(banner);
  if (banner.type === 'video' && banner.videoUrl && FILM.test(banner.videoUrl)) {
    return <VideoLoop url={banner.videoUrl} poster={slides[0]?.picture} />;
  }
  const [first] = slides;
  if (!first) return null;
  if (slides.length > 1 || first.link) return <SlideShow slides={slides} sizes={sizes} />;
  return <PictureView picture={first.picture} sizes={sizes} widths={BANNER_WIDTHS} ratio="free" priority />;
}

export interface BannerViewProps {
  banner: Banner;
  /** Headline if the banner has none. */
  title: Text;
  /** Text under the headline if the banner has none. */
  description?: Text | null;
  /** Full-bleed over the height of the window, for the home page. */
  home?: boolean;
  breadcrumb?: { label: string; path: string }[];
  /** Main element of the home page: the search box. */
  children?: ReactNode;
}

/** The top of a page: headline and picture. Contains the page's `h1`. */
export function BannerView({
  banner,
  title,
  description = null,
  home = false,
  breadcrumb = [],
  children,
}: BannerViewProps) {
  const language = useLanguage();
  const t = useTexts('shell');
  const headline = banner.title ?? title;
  const text = banner.description ?? description;
  const langOf = (part: Text) => (part.language === language ? undefined : part.language);
  const heading = (
    <>
      <h1 lang={langOf(headline)}>{headline.text}</h1>
      {text && (
        <p className="lead" lang={langOf(text)}>
          {text.text}
        </p>
      )}
      {children}
    </>
  );
  const ground = banner.type === 'color' ? banner.ground : null;
  const style = ground ? { backgroundColor: ground.color, color: ground.ink } : undefined;

  if (home) {
    return (
      <HomeFrame className="on-dark">
        <div className="media" style={style}>
          <BannerMedia banner={banner} sizes={HOME_SIZES} />
        </div>
        <div className="wrap text">{heading}</div>
      </HomeFrame>
    );
  }
  const media =
    banner.type === 'color' || banner.type === 'none' ? null : <BannerMedia banner={banner} sizes={PAGE_SIZES} />;
  return (
    <PageFrame
      className="wrap"
      data-media={media ? true : undefined}
      data-color={ground ? true : undefined}
      style={style}
    >
      <div className="text">
        {breadcrumb.length > 1 && <Breadcrumb items={breadcrumb} label={t('breadcrumb')} />}
        {heading}
      </div>
      {media && <div className="media">{media}</div>}
    </PageFrame>
  );
}
