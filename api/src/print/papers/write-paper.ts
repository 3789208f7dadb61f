import { buffer } from 'node:stream/consumers';
import { fillText } from '../../kernel/index.ts';
import { COLUMN, decorate, LINE, MUTED, newDocument, PAGE, type Pdf, write } from '../brochure/page.ts';
import { FieldWriter } from './field-writer.ts';
import type { Paper, PaperEntry, PaperLook, PaperSection } from './paper.ts';
import { PAPER_TEXTS } from './texts/index.ts';

const BAND = 54;
const GAP = 10;
const FIELD = { line: 20, lines: 62, tick: 12 } as const;
const LABEL = 12;
const FOOT = PAGE.height - 46;

/** Writes a form to fill in on screen or on paper: A4, tagged, with the fields of a PDF form. */
export async function writePaper(paper: Paper, look: PaperLook): Promise<Buffer> {
  const pdf = await newDocument({ title: paper.title, author: look.agency.name, language: look.language });
  const written = buffer(pdf);
  new PaperWriter(pdf, look).write(paper);
  pdf.end();
  return written;
}

class PaperWriter {
  readonly #pdf: Pdf;
  readonly #look: PaperLook;
  readonly #fields: FieldWriter;
  #y = 0;

  constructor(pdf: Pdf, look: PaperLook) {
    this.#pdf = pdf;
    this.#look = look;
    this.#turn();
    this.#fields = new FieldWriter(pdf);
  }

  write({ title, intro, sections, declaration, sentOn }: Paper): void {
    const { fields, send, sent } = PAPER_TEXTS[this.#look.language];
    this.#say(title, { size: 20, weight: 'display', tag: 'H1', after: 6 });
    this.#say(intro, { size: 10, after: 10 });
    for (const section of sections) this.#section(section);
    this.#room(150);
    this.#say(declaration, { size: 10, after: 10 });
    this.#row([
      { name: 'signedAt', label: fields.place, kind: 'line', span: 6 },
      { name: 'signedOn', label: fields.date, kind: 'line', span: 6 },
    ]);
    this.#row([{ name: 'signature', label: fields.signature, kind: 'lines' }]);
    this.#say(sentOn ? fillText(sent, { day: sentOn }) : fillText(send, { email: this.#look.agency.email }), {
      size: 9,
      color: MUTED,
      after: 0,
    });
  }

  #section({ title, notes = [], entries }: PaperSection): void {
    // Keep a heading on the page of what follows.
    this.#room(90);
    this.#say(title, { size: 13, weight: 'bold', color: this.#look.palette.primary, tag: 'H2', after: 4 });
    for (const note of notes) this.#say(note, { size: 9.5, color: MUTED, after: 4 });
    for (const row of rowsOf(entries)) this.#row(row);
    this.#y += 6;
  }

  #row(entries: readonly PaperEntry[]): void {
    const isTick = entries[0]?.kind === 'tick';
    const height = Math.max(...entries.map(({ kind }) => FIELD[kind]));
    this.#room(height + LABEL + GAP);
    let x = PAGE.edge;
    for (const entry of entries) {
      const width = ((entry.span ?? 12) / 12) * (COLUMN + GAP) - GAP;
      if (isTick) this.#tick(entry, x);
      else this.#box(entry, { x, y: this.#y, width, height: FIELD[entry.kind] });
      x += width + GAP;
    }
    this.#y += isTick ? height + 7 : height + LABEL + GAP - 2;
  }

  #box(entry: PaperEntry, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    write(this.#pdf, entry.label, { x, y, width, size: 8.5, color: MUTED, height: LABEL });
    const box = { x, y: y + LABEL, width, height };
    decorate(this.#pdf, () => this.#pdf.roundedRect(box.x, box.y, width, height, 3).lineWidth(0.7).stroke('#8f897d'));
    this.#fields.add(entry, box);
  }

  #tick(entry: PaperEntry, x: number): void {
    const box = { x, y: this.#y, width: FIELD.tick, height: FIELD.tick };
    decorate(this.#pdf, () => this.#pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.7).stroke('#8f897d'));
    this.#fields.add(entry, box);
    write(this.#pdf, entry.label, { x: x + 20, y: this.#y, width: COLUMN - 20, size: 10 });
  }

  #say(
    text: string,
    {
      after,
      ...options
    }: { size: number; after: number; weight?: 'bold' | 'display'; color?: string; tag?: 'H1' | 'H2' },
  ): void {
    this.#y += write(this.#pdf, text, { x: PAGE.edge, y: this.#y, width: COLUMN, lineGap: 2, ...options }) + after;
  }

  /** Starts a new page if this one has no room. */
  #room(height: number): void {
    if (this.#y + height > FOOT) this.#turn();
  }

  #turn(): void {
    const { agency, palette } = this.#look;
    const { name, street, zip, city, phone, email, licence, companyNumber } = agency;
    this.#pdf.addPage();
    decorate(this.#pdf, () => this.#pdf.rect(0, 0, PAGE.width, BAND).fill(palette.primary));
    write(this.#pdf, name, {
      x: PAGE.edge,
      y: 18,
      width: COLUMN,
      size: 17,
      weight: 'display',
      color: palette.primaryInk,
      height: 22,
    });
    decorate(this.#pdf, () =>
      this.#pdf
        .moveTo(PAGE.edge, FOOT + 6)
        .lineTo(PAGE.edge + COLUMN, FOOT + 6)
        .lineWidth(0.7)
        .stroke(LINE),
    );
    const foot = [`${street}, ${zip} ${city}`, phone, email, licence, companyNumber].filter(Boolean).join(' · ');
    write(this.#pdf, foot, { x: PAGE.edge, y: FOOT + 12, width: COLUMN, size: 8, color: MUTED, height: 11 });
    this.#y = BAND + 22;
  }
}

/** Puts entries side by side as long as their widths fit; each checkbox has its own row. */
function rowsOf(entries: readonly PaperEntry[]): PaperEntry[][] {
  const rows: PaperEntry[][] = [];
  let taken = 12;
  for (const entry of entries) {
    const span = entry.kind === 'tick' ? 12 : (entry.span ?? 12);
    if (taken + span > 12) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push(entry);
    taken += span;
  }
  return rows;
}
