import { open } from 'node:fs/promises';

/** Bytes that decide. */
const BEGINNING = 512;

/** The kind of a file: its extension as a picture of the site, or null and what it is instead. */
export type PictureKind =
  | { extension: string }
  | {
      extension: null;
      problem: 'fetchKind' | 'fetchPage' | 'fetchEmpty' | 'fetchUnknown' | 'fetchDocument';
      name: string;
    };

/**
 * Recognizes a picture by its bytes, because servers send `application/octet-stream`, and pages of errors as JPEG. SVG is none, because it
 * can contain anything.
 */
export async function pictureKind(file: string): Promise<PictureKind> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return kindOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function kindOf(bytes: Buffer): PictureKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return { extension: 'jpg' };
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return { extension: 'png' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { extension: 'webp' };
  const brand = text(4, 8) === 'ftyp' ? text(8, 12) : '';
  if (brand === 'avif' || brand === 'avis') return { extension: 'avif' };
  if (/^(hei[cmxs]|hev[cmx]|mif1|msf1)$/.test(brand)) return other('HEIC');
  if (text(0, 4) === 'GIF8') return other('GIF');
  if (text(0, 5) === '%PDF-') return other('PDF');
  const start = bytes.toString('utf8').trimStart().toLowerCase();
  if (start.startsWith('<svg') || /^<\?xml[\s\S]*<svg/.test(start)) return other('SVG');
  if (/^<(!doctype html|html|head|body)/.test(start)) return { extension: null, problem: 'fetchPage', name: '' };
  return { extension: null, problem: bytes.length === 0 ? 'fetchEmpty' : 'fetchUnknown', name: '' };
}

const other = (name: string): PictureKind => ({ extension: null, problem: 'fetchKind', name });
