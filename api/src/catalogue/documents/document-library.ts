import { MAX_WHOLE_FILE } from '../../http/index.ts';
import { FeedFiles } from '../../kernel/index.ts';

/**
 * Documents of homes. The folder may contain files that are not public: each home's record decides which ones are, and only the
 * URL path below that home serves them.
 */
export const documentFiles = new FeedFiles({
  folder: 'documents',
  kinds: {
    pdf: { type: 'application/pdf', at: 0, begins: Buffer.from('%PDF-') },
    jpg: { type: 'image/jpeg', at: 0, begins: Buffer.from([0xff, 0xd8, 0xff]) },
    jpeg: { type: 'image/jpeg', at: 0, begins: Buffer.from([0xff, 0xd8, 0xff]) },
    png: { type: 'image/png', at: 0, begins: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  },
  // A browser requests a whole document.
  most: MAX_WHOLE_FILE,
});
