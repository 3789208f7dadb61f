import type { Picture } from '@facade/shared-domain/model/picture';
import { classes } from '../classes.ts';
import { pictureSrcset, singlePictureUrl } from './picture-url.ts';

export interface PictureViewProps {
  picture: Picture;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first large picture of a page: loaded at once, with high priority. */
  priority?: boolean;
  /** Box it fills; `free` keeps the picture's own proportions. Default `4/3`. */
  ratio?: '4/3' | '3/2' | '16/9' | '1/1' | 'free';
  /** Offered widths, from those that the api renders. */
  widths?: readonly number[];
  /** Instead of the picture's own text; empty for decoration. */
  alt?: string;
  className?: string;
}

/**
 * A stored picture: AVIF in several widths; for a browser without AVIF, one width in the best format that it accepts.
 * Shows its average colour until it arrives, and reserves its box from the start.
 */
export function PictureView({
  picture,
  sizes,
  priority = false,
  ratio = '4/3',
  widths,
  alt,
  className,
}: PictureViewProps) {
  const text = alt ?? picture.alt;
  return (
    <picture className={classes('ui-picture', className)} data-ratio={ratio} style={{ backgroundColor: picture.color }}>
      <source type="image/avif" srcSet={pictureSrcset(picture, 'avif', widths)} sizes={sizes} />
      <img
        src={singlePictureUrl(picture, widths)}
        alt={text}
        lang={text === picture.alt ? picture.altLanguage : undefined}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
