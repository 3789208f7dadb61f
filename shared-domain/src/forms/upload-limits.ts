/** Bytes of a file that goes with a form: 10 MB, as the messages beside the field say. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** Files of one form. */
export const MOST_UPLOADS = 5;
