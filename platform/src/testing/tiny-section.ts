import { join } from 'node:path';

/** Folder of a section of one page, one fragment and one text, to be built in a copy. Has no `package.json`. */
export const TINY_SECTION = join(import.meta.dirname, '../build/fixtures/mf-tiny');
