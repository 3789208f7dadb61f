import { Field } from 'react-final-form';

/** A field for programs only. Hidden from eyes, keyboard and screen readers, but not of a kind that programs skip. */
export const Honeypot = () => (
  <Field<string> name="website">
    {({ input }) => (
      <input {...input} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    )}
  </Field>
);
