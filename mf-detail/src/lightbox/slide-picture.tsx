import type { Picture } from '@facade/shared-domain/model';
import { pictureSrcset, singlePictureUrl } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import { savesData } from './saves-data.ts';

const WIDTHS = [640, 1280, 1920];
/** Enough for a phone, where less data is asked for. */
const SAVING_WIDTHS = [320, 640];

/** Pauses before a picture that did not come is asked for again, in milliseconds: the server may be making it, or the network be away. */
const PAUSES = [1000, 3000, 9000];

export interface SlidePictureProps {
  picture: Picture;
  alt: string;
  /** Enlarged: from now on in the best quality there is. */
  isEnlarged: boolean;
}

/**
 * A picture of the lightbox, loaded at once: the lightbox renders only those that are looked at next. One that does not come is asked for
 * again, at the size and quality of the page.
 */
export function SlidePicture({ picture, alt, isEnlarged }: SlidePictureProps) {
  const [isSharp, setSharp] = useState(isEnlarged);
  if (isEnlarged && !isSharp) setSharp(true);
  const [isSaving] = useState(savesData);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const pause = PAUSES[failures - 1];
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setAttempt(failures), pause);
    return () => clearTimeout(timer);
  }, [failures]);
  const quality = isSharp ? 'high' : isSaving ? 'low' : 'medium';
  const widths = isSaving && !isSharp ? SAVING_WIDTHS : WIDTHS;
  return (
    <picture key={attempt}>
      {attempt === 0 && (
        <source
          type="image/avif"
          srcSet={pictureSrcset(picture, 'avif', widths, quality)}
          sizes={isSharp ? '250vw' : '100vw'}
        />
      )}
      <img
        src={singlePictureUrl(picture, widths)}
        alt={alt}
        lang={alt === picture.alt ? picture.altLanguage : undefined}
        width={picture.width}
        height={picture.height}
        decoding="async"
        draggable={false}
        onError={() => setFailures(attempt + 1)}
      />
    </picture>
  );
}
