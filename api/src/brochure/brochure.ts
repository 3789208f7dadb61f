import type { Agency, Language, PropertyDetail } from '@facade/shared-domain/model';
import type { Palette } from '../drawings/palette.ts';

/** Pictures are JPEG. */
export interface BrochurePicture {
  bytes: Buffer;
  alt: string;
}

/** Everything a brochure shows. */
export interface Brochure {
  home: PropertyDetail;
  language: Language;
  agency: Pick<Agency, 'name' | 'street' | 'zip' | 'city' | 'licence' | 'companyNumber'>;
  palette: Palette;
  /** The first is large; at most six are shown. */
  photos: BrochurePicture[];
  plan: BrochurePicture | null;
  /** Absolute address of the home's page. */
  url: string;
}
