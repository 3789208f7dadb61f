import { fileFields, listedIn, type PictureFile, readFiles } from './pictures-of.ts';

/** A file of a home to download, by its address or path; `caption` is its title. */
export interface DocumentFile extends PictureFile {
  /** A plan, which visitors see as they see the pictures. */
  isPlan?: boolean;
}

/** Words in the titles of documents, in the languages of the site. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['plan', /\b(plan|plannen|plans|grondplan|grundriss|lageplan)\b/i],
  ['certificate', /\b(epc|peb|epb|energie|attest|certifica|keuring|asbest|amiante|bodem|zertifikat|ausweis)/i],
  ['brochure', /\b(brochure|folder|flyer|expos)/i],
];

/** Whether a file is a PDF, by its media type, name or address. */
export const isPdf = (...said: readonly string[]): boolean =>
  said.some((one) => /^application\/pdf\b|\.pdf(\?\S*)?$/i.test(one));

/** Documents in the format of the feed, each once. Those that are no plans are sent to visitors who ask for them. */
export function documentsOf(files: readonly DocumentFile[]): Record<string, unknown>[] {
  const once = new Map(files.map((one) => [one.file, one]));
  return [...once.values()].map(({ file, caption = '', isPlan = false }) => {
    const fields = fileFields(file);
    const title = caption || fields.File.replace(/\.\w+$/, '');
    const [named = 'other'] = KINDS.find(([, words]) => words.test(title)) ?? [];
    return { Title: title, Kind: isPlan ? 'plan' : named, ...fields, ...(isPlan && { Public: true }) };
  });
}

/** Documents in the format of the feed from what programs write for them, such as a list of addresses. */
export const readDocuments = (value: unknown): unknown =>
  readFiles(value, { split: listedIn, entryOf: (file) => documentsOf([{ file }])[0] });
