import type { ServerStyleSheet } from 'styled-components';

/** A sheet in two parts, which stand in an element each. */
export interface SheetParts {
  rules: string;
  /** By which styled-components knows in the browser which rules are there. */
  notes: string;
  /** Of the element of the notes. */
  attributes: string;
}

const written = new WeakMap<ServerStyleSheet, SheetParts & { names: number }>();

/**
 * What styled-components puts between the parts of a sheet, and its note of which rules a part holds. It documents neither, nor
 * `instance.names`.
 * Remove when it can write rules and notes apart, or takes rules over in the browser without moving them.
 */
const SPLITTER = '/*!sc*/\n';
const NOTE = 'data-styled.g';

/**
 * The rules of a sheet and styled-components' notes on them, apart: the element of the rules stays as it is. Left together, as it
 * writes them itself, it takes the rules out of the document at its start and puts them back one by one, and the browser works
 * out the style of the whole page anew.
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
