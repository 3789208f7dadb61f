import { codeOnDemand, useLanguage } from '@facade/section-kit';
import { useState } from 'react';
import type { FormValues } from '../values.ts';
import { type FormCheck, type LoadSchema, loadCheck } from './form-check.ts';
import type { FormErrors } from './form-errors.ts';

interface LazyCheck {
  /** Known errors: none until the rules are loaded. */
  check(values: FormValues): FormErrors;
  /** Loads the rules, as `codeOnDemand` does. */
  load(): Promise<FormCheck | null>;
}

const NOTHING_WRONG = {};

/** The rules of a form, loaded on first use. */
export function useFormCheck(loadSchema: LoadSchema): LazyCheck {
  const language = useLanguage();
  const [rules] = useState(() => codeOnDemand(() => loadCheck(loadSchema, language)));
  return { check: (values) => rules.loaded()?.(values) ?? NOTHING_WRONG, load: rules.load };
}
