import { useField } from 'react-final-form';

/** A field only for bots. Hidden from view, keyboard and screen readers, but not with means that bots detect. */
export function Honeypot() {
  const { input } = useField<string>('website');
  return <input {...input} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden="true" />;
}
