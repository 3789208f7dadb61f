/** Errors of the system, not of the picture: no memory, too many open files, or a failing disk. */
const CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO']);

/** The same as messages of libvips, which has no codes. */
const WORDS = /out of memory|cannot allocate|unable to allocate|too many open files|input\/output error/i;

/** Whether a retry with the same picture may succeed. */
export const isTransient = ({ code = '', message }: NodeJS.ErrnoException): boolean =>
  CODES.has(code) || WORDS.test(message);
