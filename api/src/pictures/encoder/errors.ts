/** The file is missing, or not a picture that can be decoded. Trying again is of no use. */
export class PictureUnreadable extends Error {
  override name = 'PictureUnreadable';
}

/** The process that worked on the picture ended, or lacked memory or files. Another picture may be the cause: the same may work later. */
export class EncoderLost extends Error {
  override name = 'EncoderLost';
}

/** More is waiting than can be made within a few seconds. */
export class PictureBusy extends Error {
  override name = 'PictureBusy';
  /** Seconds after which to ask again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`ask again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}
