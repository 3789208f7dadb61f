import type { WebsiteFieldValue, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { useEffect, useState } from 'react';
import { changedValues, type FieldValues, valuesOf } from './field-values.ts';
import { keepDraft, readDraft } from './saved-draft.ts';

interface Draft {
  values: FieldValues;
  changed: Record<string, WebsiteFieldValue>;
  set(name: string, value: WebsiteFieldValue): void;
  /** Earlier input was restored; `stale`: over a newer version. */
  restored: 'same' | 'stale' | null;
  /** Back to what is published. */
  discard(): void;
}

/** The input, stored in this browser until it is published or discarded. */
export function useDraft({ thing, version, groups }: WebsiteThingAnswer): Draft {
  const [values, setValues] = useState<FieldValues>(() => valuesOf(groups));
  const [restored, setRestored] = useState<Draft['restored']>(null);
  // The server does not know this browser's storage.
  useEffect(() => {
    const kept = readDraft(thing.id);
    if (!kept) return;
    const original = valuesOf(groups);
    const known = Object.entries(kept.values).filter(([name]) => name in original);
    setValues({ ...original, ...Object.fromEntries(known) });
    setRestored(kept.version === version ? 'same' : 'stale');
  }, [thing.id, version, groups]);
  const set = (name: string, value: WebsiteFieldValue) => {
    const next = { ...values, [name]: value };
    const changed = changedValues(groups, next);
    setValues(next);
    keepDraft(thing.id, Object.keys(changed).length > 0 ? { version, values: changed } : null);
  };
  const discard = () => {
    keepDraft(thing.id, null);
    setValues(valuesOf(groups));
    setRestored(null);
  };
  return { values, changed: changedValues(groups, values), set, restored, discard };
}
