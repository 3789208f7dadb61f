import type { Pdf } from '../brochure/page.ts';

/** An object of the file that others refer to. */
export interface PdfReference {
  data: Record<string, unknown>;
  end(content?: Buffer): void;
}

/** What pdfkit has and its types do not declare. */
interface Insides {
  initForm(): unknown;
  _font: { id: string; ref(): PdfReference };
  page: { annotations: PdfReference[] };
  formField(name: string): PdfReference;
  annotate(x: number, y: number, width: number, height: number, options: object): unknown;
  ref(data: object): PdfReference;
}

/**
 * The parts of pdfkit that fields to fill in are made of. Its own `formText` and `formCheckbox` take no label for screen readers, no
 * place in the structure of a tagged document, and no look, which readers that draw none leave empty.
 * Remove when pdfkit's fields take the three.
 */
export class FormParts {
  readonly #insides: Insides;

  /** @param pdf with the font that the fields are in */
  constructor(pdf: Pdf) {
    this.#insides = pdf as unknown as Insides;
    this.#insides.initForm();
  }

  /** The field of this name, without a place on a page. */
  field(name: string): PdfReference {
    return this.#insides.formField(name);
  }

  /** What is seen of a field on the page that is being written. */
  widget(box: { x: number; y: number; width: number; height: number }, options: object): PdfReference | undefined {
    this.#insides.annotate(box.x, box.y, box.width, box.height, { Subtype: 'Widget', ...options });
    return this.#insides.page.annotations.at(-1);
  }

  object(data: object): PdfReference {
    return this.#insides.ref(data);
  }

  /** The font in use: the name that drawing operators have for it, and its object. */
  get font(): { id: string; object: PdfReference } {
    const { _font: font } = this.#insides;
    return { id: font.id, object: font.ref() };
  }
}
