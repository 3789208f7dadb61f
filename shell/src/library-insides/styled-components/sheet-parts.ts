import type { ServerStyleSheet } from 'styled-components';

/** A sheet in two parts, each in a separate element. */
export interface SheetParts {
  rules: string;
  /** Tells styled-components in the browser which rules are already in the document. */
  notes: string;
  /** Attributes of the element of the notes. */
  attributes: string;
}

const written = new WeakMap<ServerStyleSheet, SheetParts & { names: number }>();

/**
 * The separator between the parts of a sheet, and the note on the rules of a part. styled-components documents neither, nor
 * `instance.names`.
 * Remove when it can write rules and notes separately, or adopts rules in the browser without moving them.
 */
const SPLITTER = '/*!sc*/\n';
const NOTE = 'data-styled.g';

/**
 * Separates the rules of a sheet from styled-components' notes, so that the browser leaves the element of the rules alone. If
 * they are together, as it writes them by default, it removes the rules from the document at its start and inserts them one by
 * one, and the browser recalculates the style of the whole page.
 */
export function sheetParts(sheet: ServerStyleSheet): SheetParts {
  const names = [...sheet.instance.names.values()].reduce((sum, { size }) => sum + size, 0);
  const known = written.get(sheet);
  if (known?.names === names) return known;
  const parts = sheet.instance.toString().split(SPLITTER);
  const [, attributes = ''] = sheet.getStyleTags().match(/^<style([^>]*)>/) ?? [];
  const made = {
    names,
    rules: parts.filter((part) => !part.startsWith(NOTE)).join(''),
    notes: parts.filter((part) => part.startsWith(NOTE)).join(SPLITTER),
    attributes: `${attributes} media="not all"`,
  };
  written.set(sheet, made);
  return made;
}
