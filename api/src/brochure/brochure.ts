import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import type { Palette } from '../drawings/palette.ts';

/** Pictures are JPEG. */
export interface BrochurePicture {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Everything a brochure shows. */
export interface Brochure {
  home: PropertyDetail;
  language: Language;
  agency: {
    name: string;
    street: string;
    zip: string;
    city: string;
    phone: string;
    email: string;
    licence: string;
    companyNumber: string;
  };
  palette: Palette;
  /** The first is large; six at most are shown. */
  photos: BrochurePicture[];
  plan: BrochurePicture | null;
  /** Absolute address of the home's page. */
  url: string;
}
