import { useField } from 'react-final-form';

/** A field for programs only. Hidden from eyes, keyboard and screen readers, but not of a kind that programs skip. */
export function Honeypot() {
  const { input } = useField<string>('website');
  return <input {...input} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden="true" />;
}
