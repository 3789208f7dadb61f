import { isTransient } from './is-transient.ts';

test.each([
  [{ code: 'EMFILE', message: 'EMFILE: too many open files, open a.svg' }, true],
  [{ code: 'ENOMEM', message: 'ENOMEM: not enough memory, read' }, true],
  [{ message: 'vips_tracked: out of memory -- size == 12MB' }, true],
  [{ message: 'unable to open for read\nunix error: Too many open files' }, true],
  [{ code: 'ENOENT', message: 'ENOENT: no such file or directory' }, false],
  [{ message: 'Input file contains unsupported image format' }, false],
  [{ message: 'Input image exceeds pixel limit' }, false],
])('%j: %s', (error, expected) => {
  expect(isTransient(error as NodeJS.ErrnoException)).toBe(expected);
});
