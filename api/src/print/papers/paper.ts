import type { Agency, Language } from '@facade/shared-domain/model';
import type { Palette } from '../../site/index.ts';

/** A field to fill in. `value` is its initial value; `true` for a ticked checkbox. */
export interface PaperEntry {
  /** Name of the PDF field, unique within the paper. */
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'tick';
  value?: string | boolean | undefined;
  /** Width in twelfths. Default: full width; each checkbox has its own row. */
  span?: number;
}

export interface PaperSection {
  title: string;
  /** Text below the title, before the fields. */
  notes?: readonly string[];
  entries: readonly PaperEntry[];
}

/** A form as a paper: the input of `writePaper`. */
export interface Paper {
  title: string;
  intro: string;
  sections: readonly PaperSection[];
  /** What the signature confirms. */
  declaration: string;
  /** Day on which the site sent it, in words. A paper with a day has no instructions for sending it. */
  sentOn?: string;
}

/** The agency and the appearance of the paper. */
export interface PaperLook {
  language: Language;
  agency: Pick<Agency, 'name' | 'street' | 'zip' | 'city' | 'licence' | 'companyNumber' | 'phone' | 'email'>;
  palette: Palette;
}
