import type { FileHandle } from 'node:fs/promises';
import { type JsonShape, jsonShape } from '../../reading/json-shape.ts';
import { BANNER } from '../../reading/open-feed.ts';
import { charsetOf } from './charset.ts';

/** Bytes read at first. */
const STEP = 64 * 1024;

/** Bytes within which the root of XML has to begin. */
const MOST = 8 * 1024 * 1024;

/** Everything that is not an element; what the text cuts off ends with it. */
const MARKUP =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<\?(?:[\s\S]*?\?>|[\s\S]*)|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>?|<(?:[\w.-]+:)?([\w.-]+)/gi;

/** The beginning of a file, as far as its format can be told by it. */
export interface Beginning {
  /** Its first bytes; the whole file if it is short. */
  bytes: Buffer;
  isWhole: boolean;
  /** The character set by these bytes. */
  charset: string;
  /** Their text, without a byte order mark and without white space before it. */
  text: string;
  /** Names of XML's elements without prefixes, the root first; empty if it is not XML. */
  elements: readonly string[];
  /** Null if it is not JSON. */
  json: JsonShape | null;
}

/** Reads the beginning of a file: of XML at least to its root, however long the comments before it are. */
export async function readBeginning(file: FileHandle): Promise<Beginning> {
  for (let size = STEP; ; size *= 4) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    const beginning = beginningOf(buffer.subarray(0, bytesRead), bytesRead < size);
    const isXml = beginning.text.startsWith('<');
    if (!isXml || beginning.elements.length > 0 || beginning.isWhole || size >= MOST) return beginning;
  }
}

/** The beginning that these bytes are. */
export function beginningOf(bytes: Buffer, isWhole = true): Beginning {
  const charset = charsetOf(bytes);
  const text = decode(bytes, charset).trimStart();
  const elements = text.startsWith('<') ? elementsIn(text) : [];
  return { bytes, isWhole, charset, text, elements, json: jsonShape(text.replace(BANNER, '')) };
}

/** Lenient: reading the whole file reports bytes that are wrong, and the last character may be cut off. */
function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/**
 * The names of the elements that begin in a text, in order and without their prefixes: the first is the root. Those in comments and
 * CDATA do not count.
 * @example elementsIn('<!-- <a> --><x:openimmo><anbieter/>') // ['openimmo', 'anbieter']
 */
const elementsIn = (text: string): string[] =>
  Array.from(text.matchAll(MARKUP), ([, name]) => name).filter((name) => name !== undefined);
