/** Maximum size of a form's file in bytes: 10 MB, as in the messages beside the field. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** Files of one form. */
export const MOST_UPLOADS = 5;
