import type { Language } from '@facade/shared-domain/model/language';
import type { Site } from '@facade/shared-domain/model/site';
import { createContext, useContext } from 'react';

/** The page context for every component. Provided by the shell. */
export interface PageContext {
  site: Site;
  language: Language;
  /** Values and errors of a form that was posted without JavaScript and returned with errors, by form name. */
  form: ReturnedForm | null;
}

export interface ReturnedForm {
  form: string;
  values: Record<string, string | string[]>;
  /** Per field; the key `''` is for the form as a whole. */
  errors: Record<string, string>;
  /** For a form with steps: the step to show. */
  step?: string;
}

export const PageContextContext = createContext<PageContext | null>(null);

function usePageContext(): PageContext {
  const context = useContext(PageContextContext);
  if (!context)
    throw new Error('No page context: render this component inside the shell, or inside <TestPage> in tests.');
  return context;
}

export const useSite = (): Site => usePageContext().site;
export const useLanguage = (): Language => usePageContext().language;

/** Null unless this form was returned after a post without JavaScript. */
export function useReturnedForm(form: string): ReturnedForm | null {
  const { form: returned } = usePageContext();
  return returned?.form === form ? returned : null;
}
