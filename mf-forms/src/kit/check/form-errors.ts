import type { FieldKinds } from '../values.ts';

/** Field → message in the visitor's language; `''` is about the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FieldMessage {
  name: string;
  message: string;
}

/** Errors for the summary, in the order of the form. An error of a hidden field counts for the whole form. */
export function listErrors(errors: FormErrors, kinds: FieldKinds): FieldMessage[] {
  const ofFields = Object.keys(kinds).flatMap((name) => (errors[name] ? { name, message: errors[name] } : []));
  const unseen = Object.keys(errors).filter((name) => name !== '' && !Object.hasOwn(kinds, name));
  const ofForm = unseen.flatMap((name) => errors[name] ?? []);
  // "Some fields are not right" is redundant if the fields are listed.
  if (errors[''] && ofFields.length + ofForm.length === 0) ofForm.push(errors['']);
  return [...ofForm.map((message) => ({ name: '', message })), ...ofFields];
}
