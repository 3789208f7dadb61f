/** Field → message in the visitor's language; `''` is about the login as a whole. */
export type LoginErrors = Readonly<Record<string, string>>;

export const LOGIN_FIELDS = ['email', 'password'] as const;

export type LoginField = (typeof LOGIN_FIELDS)[number];

/** What to list above the form, in its order; the message about the whole only where no field is named. */
export function listErrors(errors: LoginErrors): { name: string; message: string }[] {
  const ofFields = LOGIN_FIELDS.flatMap((name) => (errors[name] ? { name, message: errors[name] } : []));
  const ofForm = errors[''] ? [{ name: '', message: errors[''] }] : [];
  return ofFields.length > 0 ? ofFields : ofForm;
}
