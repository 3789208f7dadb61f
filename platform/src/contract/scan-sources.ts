import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Module } from '@swc/core';
import { BuildFailure, causeOfParser } from '../build/build-failure.ts';
import { type Node, parseSource, sourcesBelow, visit } from './source-files.ts';

/** Names of the events and fragments that the sources of a section or the shell use. Sorted, unique. */
export interface Mentions {
  emits: string[];
  hears: string[];
  /** Fragments, such as `mf-forms/contact`. */
  slots: string[];
}

const FRAGMENT_ID = /^mf-[a-z0-9-]+\/[a-z0-9-]+$/;
const SECTION_MODULE = '@facade/section-kit';

/** Reads every shipped source below a folder. Throws a `BuildFailure` that names the files with syntax errors. */
export function scanSources(folder: string): Mentions {
  const found = { emit: new Set<string>(), on: new Set<string>(), slots: new Set<string>() };
  const causes = sourcesBelow(folder).flatMap((file) => scanFile(file, relative(dirname(folder), file), found));
  if (causes.length > 0) throw new BuildFailure(causes);
  const sorted = (names: Set<string>) => [...names].sort();
  return { emits: sorted(found.emit), hears: sorted(found.on), slots: sorted(found.slots) };
}

type Found = { emit: Set<string>; on: Set<string>; slots: Set<string> };

/** Adds a file's names to `found`; returns the error if the file cannot be parsed. */
function scanFile(file: string, name: string, found: Found): string[] {
  const text = readFileSync(file, 'utf8');
  // Most files contain none of these, and parsing them all would double the time.
  if (!text.includes(SECTION_MODULE) && !text.includes("'mf-")) return [];
  let module: Module;
  try {
    module = parseSource(text, file);
  } catch (error) {
    return [causeOfParser(error, name)];
  }
  const names = new Map<string, 'emit' | 'on'>();
  visit(module, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value === SECTION_MODULE) addImports(node, names);
    if (node.type === 'StringLiteral' && FRAGMENT_ID.test(node.value)) found.slots.add(node.value);
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const kind = names.get(node.callee.value);
    const event = node.arguments[0]?.expression;
    if (kind && event?.type === 'StringLiteral') found[kind].add(event.value);
  });
  return [];
}

function addImports({ specifiers }: Node, names: Map<string, 'emit' | 'on'>): void {
  for (const { local, imported } of specifiers) {
    const name = imported?.value ?? local.value;
    if (name === 'emit' || name === 'on') names.set(local.value, name);
  }
}
