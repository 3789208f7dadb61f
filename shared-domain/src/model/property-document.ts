import type { Language } from './language.ts';

export type DocumentKind = 'plan' | 'certificate' | 'brochure' | 'other';

export interface PropertyDocument {
  title: string;
  /** Language of `title`, where it is not the page's. */
  language?: Language;
  kind: DocumentKind;
  /** Sent by the agency when somebody asks: there is no `file`. */
  onRequest: boolean;
  /** What everybody may download. */
  file?: DocumentFile;
}

export interface DocumentFile {
  /** On the site itself. */
  path: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
}
