import type { Language, WebsiteFieldValue, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { createContext, useContext } from 'react';
import type { WebsiteErrors } from '../website-api.ts';
import type { FieldValues } from './field-values.ts';

/** State of the editor that every field can read and change. */
export interface Editing {
  answer: WebsiteThingAnswer;
  values: FieldValues;
  set(name: string, value: WebsiteFieldValue): void;
  /** The language that is being written. */
  language: Language;
  errors: WebsiteErrors;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No editor: render this field inside <EditorView>.');
  return editing;
}
