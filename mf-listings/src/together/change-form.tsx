import type { TogetherChange } from '@facade/shared-domain/model';
import { createContext, type FormEvent, type ReactNode, use } from 'react';
import type { ChangeFields } from './together-data.ts';
import { TOGETHER_FORM } from './use-together.ts';

interface Changes {
  token: string;
  /** Resolves with whether it was done. */
  change(fields: ChangeFields): Promise<boolean>;
}

export const ChangesContext = createContext<Changes | null>(null);

interface ChangeFormProps {
  action: TogetherChange['action'];
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number | boolean>>;
  className?: string;
  onDone?(): void;
  children: ReactNode;
}

/** One thing that a visitor does with the list. A plain form, which comes back to the list's page. */
export function ChangeForm({ action, fields = {}, className, onDone, children }: ChangeFormProps) {
  const changes = use(ChangesContext);
  if (!changes) throw new Error('a form of a shared list stands outside of it');
  const { token, change } = changes;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea');
    const sent = Object.fromEntries([...typed].map(({ name, value }) => [name, value]));
    if (await change({ ...fields, ...sent, action })) onDone?.();
  };
  const hidden = Object.entries({ form: TOGETHER_FORM, token, action, ...fields });
  return (
    <form method="post" className={className} onSubmit={submit}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
