import type { Agency, Language } from '@facade/shared-domain/model';
import type { Palette } from '../drawings/palette.ts';

/** One thing to fill in. `value` stands in it beforehand; a tick has `true`. */
export interface PaperEntry {
  /** Name of the field of the PDF; two on one paper are never the same. */
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'tick';
  value?: string | boolean | undefined;
  /** Part of the width, in twelfths. Default: all of it; ticks stand below each other. */
  span?: number;
}

export interface PaperSection {
  title: string;
  /** Said below the title, before anything is filled in. */
  notes?: readonly string[];
  entries: readonly PaperEntry[];
}

/** A form on paper: what `writePaper` makes a PDF of. */
export interface Paper {
  title: string;
  intro: string;
  sections: readonly PaperSection[];
  /** What the signature stands for. */
  declaration: string;
  /** Day on which the site sent it, in words: nobody is told where to send it. */
  sentOn?: string;
}

/** Whose paper it is, and how it looks. */
export interface PaperLook {
  language: Language;
  agency: Pick<Agency, 'name' | 'street' | 'zip' | 'city' | 'licence' | 'companyNumber' | 'phone' | 'email'>;
  palette: Palette;
}
