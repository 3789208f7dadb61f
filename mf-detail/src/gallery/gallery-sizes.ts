/** `sizes` of the large picture of a gallery; the preload in the head must name the same, else the picture loads twice. */
export const LARGE_SIZES = '(min-width: 1340px) 640px, (min-width: 768px) 50vw, 100vw';

export const SMALL_SIZES = '(min-width: 1340px) 320px, (min-width: 768px) 25vw, 100vw';
/** A box in the column of the text. */
export const EMBED_SIZES = '(min-width: 961px) 60vw, 100vw';
