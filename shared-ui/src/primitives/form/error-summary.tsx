import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { fieldId } from './field.tsx';

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. A message about the form as a whole has the name `''`. */
  errors: readonly { name: string; message: string }[];
}

/** All errors of a form, above it; takes the focus when it appears and links to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  if (errors.length === 0) return null;
  return (
    // Without scripts, autofocus scrolls to the returned form, which may be many screens below the top.
    // biome-ignore lint/a11y/noAutofocus: it is what the visitor waits for after sending
    <div className="ui-notice" data-tone="danger" role="alert" tabIndex={-1} ref={box} autoFocus>
      <Icon name="warning" size={22} />
      <div>
        <strong>{title}</strong>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              {name ? (
                <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The field of this form, even if another form of the page has one with the same name. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
