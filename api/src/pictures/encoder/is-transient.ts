/** What the system lacks, not the picture: memory, open files, or a disk that fails to read. */
const CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO']);

/** The same in the words of libvips, which gives no codes. */
const WORDS = /out of memory|cannot allocate|unable to allocate|too many open files|input\/output error/i;

/** Whether the same picture may work later. */
export const isTransient = ({ code = '', message }: NodeJS.ErrnoException): boolean =>
  CODES.has(code) || WORDS.test(message);
