import { useTexts } from '@facade/section-kit';
import { BANNER_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { Icon, PictureView } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import type { BannerSlide } from './banner-slides.ts';

/** How long a slide is shown, in milliseconds. */
const SLIDE_DURATION = 6000;

export interface SlideShowProps {
  slides: BannerSlide[];
  sizes: string;
}

/**
 * Pictures that cross-fade automatically, each with its link. The first comes from the server; the others are loaded after hydration. Visitors can
 * stop it, and it does not start where they prefer less motion.
 */
export function SlideShow({ slides, sizes }: SlideShowProps) {
  const t = useTexts('shell');
  const [active, setActive] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isPlaying || slides.length < 2) return;
    setStarted(true);
    const timer = setInterval(() => setActive((index) => (index + 1) % slides.length), SLIDE_DURATION);
    return () => clearInterval(timer);
  }, [isPlaying, slides.length]);

  const link = slides[active]?.link;
  return (
    <>
      {slides.slice(0, hasStarted ? undefined : 1).map(({ picture }, index) => (
        <div
          className="slide"
          key={picture.id}
          data-active={index === active || undefined}
          aria-hidden={index !== active}
        >
          <PictureView picture={picture} sizes={sizes} widths={BANNER_WIDTHS} ratio="free" priority={index === 0} />
        </div>
      ))}
      <div className="controls">
        {link && (
          <a href={link.path} data-prefetch>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
        {slides.length > 1 && (
          <button
            type="button"
            aria-label={t(isPlaying ? 'banner.pause' : 'banner.play')}
            onClick={() => setPlaying(!isPlaying)}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
          </button>
        )}
      </div>
    </>
  );
}
