import type { RemoteForm } from '@facade/section-kit';
import type { SectionSet } from '../../../releases/section-source.ts';
import { EARLIER_FORMS } from './earlier-forms.ts';

/** Fields of a posted form. */
export type FormValues = Record<string, string | string[]>;

/** What a section declares about the form of this name. */
export type FormsByName = (name: string) => RemoteForm;

/** The forms that these releases declare; of two sections with the same one, the first by name. */
export function formsIn({ handles }: Pick<SectionSet, 'handles'>): FormsByName {
  const declared = [...handles].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { forms }]) => forms);
  const earlier = declared.includes(undefined) ? EARLIER_FORMS : {};
  return (name) => [...declared, earlier].find((forms) => forms && Object.hasOwn(forms, name))?.[name] ?? {};
}

/** Where the api takes a form, and where the visitor goes afterwards. */
interface FormTarget {
  path: string;
  next: string | undefined;
  isKeyed: boolean;
}

/** The target of a form with these values. */
export function targetOf(name: string, { to, next, once }: RemoteForm, values: FormValues): FormTarget {
  if (to === undefined) return { path: `/forms/${name}`, next, isKeyed: true };
  const path = to.replace(/:(\w+)/g, (_, field) => encodeURIComponent(String(values[field] ?? '')));
  return { path, next, isKeyed: once === true };
}

/** Where the api validates the fields of one step of a form. `fields` contains their names, separated by commas. */
export const checkPath = (name: string, fields: string): string =>
  `/forms/${name}/check?fields=${encodeURIComponent(fields)}`;
