/** Media types of the documents that an application may have. */
export type FileKind = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Brands of HEIF files with a photograph from a phone. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);

/** A PDF may begin with a few other bytes; readers search the first thousand for its signature. */
const PDF_WITHIN = 1024;

/** The kind of a file from its content, whatever its name; null if it is not accepted. */
export function fileKind(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC.has(bytes.toString('latin1', 8, 12))) return 'image/heic';
  return bytes.subarray(0, PDF_WITHIN).includes('%PDF-') ? 'application/pdf' : null;
}
