import { type FormEvent, type ReactNode, useRef } from 'react';

/** A second click within this time counts as a double click, in milliseconds. */
const DOUBLE_CLICK = 3000;

interface OnceFormProps {
  /** As the shell knows it. */
  form: string;
  className?: string | undefined;
  /** For fields outside it. */
  id?: string;
  children: ReactNode;
}

/** A form that is posted to the page's own address. It works without scripts, which only prevent a double click. */
export function OnceForm({ form, className, id, children }: OnceFormProps) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const once = (event: FormEvent) => {
    if (event.timeStamp - sentAt.current < DOUBLE_CLICK) event.preventDefault();
    else sentAt.current = event.timeStamp;
  };
  return (
    <form method="post" id={id} className={className} onSubmit={once}>
      <input type="hidden" name="form" value={form} />
      {children}
    </form>
  );
}
