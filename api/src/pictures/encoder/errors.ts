/** The file is missing, or is not a picture that can be decoded. A retry is useless. */
export class PictureUnreadable extends Error {
  override name = 'PictureUnreadable';
}

/**
 * The process that worked on the picture ended, or lacked memory or files. Another picture may be the cause, so a retry
 * may succeed.
 */
export class EncoderLost extends Error {
  override name = 'EncoderLost';
}

/** The queue is longer than a few seconds. */
export class PictureBusy extends Error {
  override name = 'PictureBusy';
  /** Seconds after which to retry. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`ask again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}
