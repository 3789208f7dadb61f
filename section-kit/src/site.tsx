import type { Language, Site } from '@facade/shared-domain/model';
import { createContext, useContext } from 'react';

/** What every component may know of the page around it. Provided by the shell. */
export interface PageContext {
  site: Site;
  language: Language;
  /** Values and errors of a form that was posted without JavaScript and came back, by form name. */
  form: ReturnedForm | null;
}

export interface ReturnedForm {
  form: string;
  values: Record<string, string | string[]>;
  /** Per field; the key `''` is about the form as a whole. */
  errors: Record<string, string>;
  /** Of a form that is asked in steps: the one to show. */
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

/** Null unless this very form came back from a post without JavaScript. */
export function useReturnedForm(form: string): ReturnedForm | null {
  const { form: returned } = usePageContext();
  return returned?.form === form ? returned : null;
}
