import { type ChangeNote, canaryOf, liveOf, type RegistryDocument } from './document/document.ts';
import type { Registry } from './registry.ts';

/** One change of a section. */
export interface HistoryEntry {
  /** Empty for a change of the registry itself. */
  section: string;
  revision: number;
  /** ISO time. */
  at: string;
  by: string;
  identity: NonNullable<ChangeNote['identity']> | null;
  /** What a server did by itself; null for the change of a person. */
  automatic: NonNullable<ChangeNote['automatic']> | null;
  why: string | null;
  /** In words. */
  what: string;
  action: string;
  /** What was live after it; null before the first. */
  live: string | null;
  canary: { version: string; percent: number } | null;
}

/** Every stored change of a section, or of the whole site; newest first. */
export async function historyOf(registry: Registry, section?: string): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for await (const document of newestFirst(registry)) {
    const { section: changed = '' } = document.extras;
    if (section === undefined || changed === section) entries.push(entryOf(document, changed));
  }
  return entries;
}

/** The newest change of a section's traffic; null if there was none. */
export async function lastChangeOf(registry: Registry, section: string): Promise<HistoryEntry | null> {
  for await (const document of newestFirst(registry)) {
    const { section: changed, action } = document.extras;
    if (changed === section && action !== 'channel') return entryOf(document, section);
  }
  return null;
}

/** All stored revisions, newest first; damaged ones are skipped. */
export async function* newestFirst(registry: Registry): AsyncGenerator<RegistryDocument> {
  for (const revision of (await registry.revisions()).reverse()) {
    const document = await registry.readRevision(revision).catch(() => null);
    if (document) yield document;
  }
}

function entryOf(document: RegistryDocument, section: string): HistoryEntry {
  const { revision, changedAt, by, identity, automatic, why, change, action } = document.extras;
  const canary = canaryOf(document, section);
  return {
    section,
    revision,
    at: changedAt,
    by: by ?? '',
    identity: identity ?? null,
    automatic: automatic ?? null,
    why: why ?? null,
    what: change,
    action: action ?? 'none',
    live: liveOf(document, section)?.metadata.version ?? null,
    canary: canary ? { version: canary.metadata.version, percent: canary.deployment.traffic } : null,
  };
}
