import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Module } from '@swc/core';
import { BuildFailure, causeOfParser } from '../build/build-failure.ts';
import { type Node, parseSource, sourcesBelow, visit } from './source-files.ts';

/** What the sources of a section or of the shell say to others: names of events and fragments. Sorted, none twice. */
export interface Mentions {
  emits: string[];
  hears: string[];
  /** Fragments, such as `mf-forms/contact`. */
  slots: string[];
}

const FRAGMENT_ID = /^mf-[a-z0-9-]+\/[a-z0-9-]+$/;
const SECTION_MODULE = '@facade/section-kit';

/** Reads every source below a folder that ships. Throws a `BuildFailure` that names the files with mistakes of syntax. */
export function scanSources(folder: string): Mentions {
  const found = { emit: new Set<string>(), on: new Set<string>(), slots: new Set<string>() };
  const causes = sourcesBelow(folder).flatMap((file) => scanFile(file, relative(dirname(folder), file), found));
  if (causes.length > 0) throw new BuildFailure(causes);
  const sorted = (names: Set<string>) => [...names].sort();
  return { emits: sorted(found.emit), hears: sorted(found.on), slots: sorted(found.slots) };
}

type Found = { emit: Set<string>; on: Set<string>; slots: Set<string> };

/** Notes in `found` what a file says; gives why it cannot be read, if so. */
function scanFile(file: string, name: string, found: Found): string[] {
  const text = readFileSync(file, 'utf8');
  // Most files say nothing of the kind, and parsing all of them would be half of the work.
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
