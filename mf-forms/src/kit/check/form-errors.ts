import type { FieldKinds } from '../values.ts';

/** Field → message in the visitor's language; `''` is about the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FieldMessage {
  name: string;
  message: string;
}

/** What to list above the form, in the order of the form. What is wrong with a field nobody sees is told of the form as a whole. */
export function listErrors(errors: FormErrors, kinds: FieldKinds): FieldMessage[] {
  const ofFields = Object.keys(kinds).flatMap((name) => (errors[name] ? { name, message: errors[name] } : []));
  const unseen = Object.keys(errors).filter((name) => name !== '' && !Object.hasOwn(kinds, name));
  const ofForm = unseen.flatMap((name) => errors[name] ?? []);
  // "Some fields are not right" says nothing more where the fields themselves are named.
  if (errors[''] && ofFields.length + ofForm.length === 0) ofForm.push(errors['']);
  return [...ofForm.map((message) => ({ name: '', message })), ...ofFields];
}
