import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, parseSync } from '@swc/core';

/** Sources below a folder, without declarations, tests, examples and files that only these use. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples|d)\.tsx?$|(^|\/)testing\//.test(file))
    .sort()
    .map((file) => join(folder, file));

/** Throws the parser's error when the text is invalid. */
export const parseSource = (text: string, file: string): Module =>
  parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });

// biome-ignore lint/suspicious/noExplicitAny: a node of any kind; only the fields that are read are known.
export type Node = any;

/** Calls `onNode` with every node below this one. */
export function visit(node: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, onNode);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) onNode(node);
    for (const child of Object.values(node)) visit(child, onNode);
  }
}
