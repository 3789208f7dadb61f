import { useLanguage } from '@facade/section-kit';
import { useRef } from 'react';
import type { FormValues } from '../values.ts';
import { type FormCheck, type LoadSchema, loadCheck } from './form-check.ts';
import type { FormErrors } from './form-errors.ts';

interface LazyCheck {
  /** Known errors: none until the rules are loaded. */
  check(values: FormValues): FormErrors;
  /** Loads the rules once. Returns null on failure; the next call retries. */
  load(): Promise<FormCheck | null>;
}

const NOTHING_WRONG = {};

/** The rules of a form, loaded on first use. */
export function useFormCheck(loadSchema: LoadSchema): LazyCheck {
  const language = useLanguage();
  const loaded = useRef<FormCheck>(null);
  const loading = useRef<Promise<FormCheck | null>>(null);
  return {
    check: (values) => loaded.current?.(values) ?? NOTHING_WRONG,
    load() {
      loading.current ??= loadCheck(loadSchema, language).then(
        (check) => {
          loaded.current = check;
          return check;
        },
        () => {
          loading.current = null;
          return null;
        },
      );
      return loading.current;
    },
  };
}
