import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, parseSync } from '@swc/core';

/** Sources below a folder; declarations, tests, examples and what only they need apart. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples|d)\.tsx?$|(^|\/)testing\//.test(file))
    .sort()
    .map((file) => join(folder, file));

/** Throws the parser's words where the text is not right. */
export const parseSource = (text: string, file: string): Module =>
  parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });

// biome-ignore lint/suspicious/noExplicitAny: a node of any kind, of which only what is looked at is known.
export type Node = any;

/** Shows `look` every node below this one. */
export function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, look);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) look(node);
    for (const child of Object.values(node)) visit(child, look);
  }
}
