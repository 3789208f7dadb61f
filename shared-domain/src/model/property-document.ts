import type { Language } from './language.ts';

export type DocumentKind = 'plan' | 'certificate' | 'brochure' | 'other';

export interface PropertyDocument {
  title: string;
  /** Language of `title` if it is not the page's. */
  language?: Language;
  kind: DocumentKind;
  /** The agency sends it on request: there is no `file`. */
  onRequest: boolean;
  /** A public download. */
  file?: DocumentFile;
}

export interface DocumentFile {
  /** On the site itself. */
  path: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
}
