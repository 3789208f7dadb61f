import type { Box, Pdf } from '../brochure/page.ts';
import { printable } from '../brochure/printable.ts';
import { FormParts, type PdfReference } from '../pdfkit/form-parts.ts';

export interface FormField {
  name: string;
  /** Label for screen readers. */
  label: string;
  kind: 'line' | 'lines' | 'tick';
  value?: string | boolean | undefined;
}

/** Font of a field: one that every PDF reader has complete, because the reader renders what is typed. */
const FONT = 'Helvetica';
const SIZE = 10;
const INSET = 4;

/** Flag of a multiline field (PDF 32000-1, table 228). */
const MULTILINE = 1 << 12;

/** A text as a PDF's string object; pdfkit writes plain strings as names. */
const asText = (text: string): object => new String(text);

/** Adds form fields to a document: each with a name, a label for screen readers, and an initial appearance. */
export class FieldWriter {
  readonly #pdf: Pdf;
  readonly #parts: FormParts;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    pdf.font(FONT);
    this.#parts = new FormParts(pdf);
  }

  add(field: FormField, box: Box): void {
    const formField = this.#parts.field(field.name);
    const isTick = field.kind === 'tick';
    const look = isTick ? this.#tick(box) : this.#text(field, box);
    Object.assign(formField.data, { FT: isTick ? 'Btn' : 'Tx', TU: asText(field.label), ...look.field });
    if (field.kind === 'lines') formField.data.Ff = MULTILINE;
    if (isTick && field.value === true) formField.data.V = 'Yes';
    const element = this.#pdf.struct('Form', { alt: field.label });
    const widget = this.#parts.widget(box, {
      F: 4,
      Parent: formField,
      ...look.widget,
      ...(isTick ? { AS: field.value === true ? 'Yes' : 'Off' } : {}),
      structParent: element,
    });
    formField.data.Kids = [widget];
    element.end();
    this.#pdf.addStructure(element);
  }

  #text({ value, kind }: FormField, { width, height }: Box) {
    this.#pdf.font(FONT);
    const { id } = this.#parts.font;
    const text = typeof value === 'string' ? printable(value) : '';
    const appearance = `/${id} ${SIZE} Tf 0 g`;
    const lines = kind === 'lines' ? text.split('\n') : [text.replace(/\n/g, ' ')];
    const top = kind === 'lines' ? height - INSET - SIZE : (height - SIZE) / 2 + 2;
    const shown = lines.map((line) => `(${escaped(line)}) Tj 0 -${SIZE * 1.2} Td`).join(' ');
    const content = `/Tx BMC q BT ${appearance} ${INSET} ${top} Td ${shown} ET Q EMC`;
    return {
      field: { DA: asText(appearance), ...(text && { V: asText(text) }) },
      widget: { AP: { N: this.#drawing(content, width, height) }, MK: {} },
    };
  }

  #tick({ width, height }: Box) {
    const [w, h] = [width, height];
    const mark = `q 1.6 w ${w * 0.2} ${h * 0.5} m ${w * 0.42} ${h * 0.25} l ${w * 0.8} ${h * 0.78} l S Q`;
    return {
      field: {},
      widget: { AP: { N: { Yes: this.#drawing(mark, w, h), Off: this.#drawing('', w, h) } }, MK: { CA: asText('4') } },
    };
  }

  #drawing(content: string, width: number, height: number): PdfReference {
    const { font } = this.#parts;
    const drawing = this.#parts.object({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: { [font.id]: font.object } },
    });
    drawing.end(Buffer.from(content, 'latin1'));
    return drawing;
  }
}

/** Characters of Windows-1252 that Latin-1 does not have; the font uses Windows-1252. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  œ: 0x9c,
  Œ: 0x8c,
};

const escaped = (text: string): string =>
  [...text]
    .map((character) => (WINDOWS[character] ? String.fromCharCode(WINDOWS[character]) : character))
    .join('')
    .replace(/[\\()]/g, '\\$&');
