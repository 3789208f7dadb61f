import { useReturnedForm, useTexts } from '@facade/section-kit';
import { isEmpty } from '@facade/shared-domain/language/text';
import { Button, CheckboxField, ErrorSummary, Notice, TextField } from '@facade/shared-ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { AccountErrors } from './account-api.ts';

export interface AccountField {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: 'username' | 'username webauthn' | 'current-password' | 'new-password';
  /** Error if it is empty. */
  missing: string;
  hint?: string;
}

const NOTHING: Readonly<Record<string, string>> = {};

interface AccountFormProps {
  /** Its name for the shell when posted without JavaScript. */
  form: string;
  fields: readonly AccountField[];
  /** Boxes to tick below them: name → label. */
  boxes?: Readonly<Record<string, string>>;
  /** Hidden values, sent with the fields. */
  fixed?: Readonly<Record<string, string>>;
  /** Why it is asked for, above it. */
  notice?: string;
  /** Posted to the page's own address also with JavaScript: the answer is the next page. */
  isPosted?: boolean;
  submit: string;
  busy: string;
  /** Title of the error summary. */
  failed: string;
  /** Validates complete values. */
  check?(values: Record<string, string>): AccountErrors;
  /** Null on success, otherwise the errors; empty without an answer. */
  send(values: Record<string, string>): Promise<AccountErrors | null>;
  onDone(): void;
}

/**
 * A form about an account. The fields are uncontrolled, so that values filled in by a password manager before the script loads
 * count too; without JavaScript the form is posted to the page's own address.
 */
export function AccountForm({
  form,
  fields,
  boxes = NOTHING,
  fixed = NOTHING,
  notice,
  isPosted = false,
  submit,
  failed,
  check,
  send,
  onDone,
  ...texts
}: AccountFormProps) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(form);
  const [errors, setErrors] = useState<AccountErrors>(returned?.errors ?? {});
  // A new list each time something was refused, and only then: the summary takes the focus when its list changes.
  const [summary, setSummary] = useState(() => listErrors(fields, returned?.errors ?? {}));
  const [busy, setBusy] = useState(false);

  const refuse = (found: AccountErrors) => {
    setErrors(found);
    setSummary(listErrors(fields, found));
  };
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    if (busy || !isPosted) event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = valuesOf(form, fields);
    const missing = fields.filter(({ name }) => isEmpty(values[name])).map(({ name, missing }) => [name, missing]);
    const wrong: AccountErrors = missing.length > 0 ? Object.fromEntries(missing) : (check?.(values) ?? {});
    if (Object.keys(wrong).length > 0) {
      event.preventDefault();
      return refuse(wrong);
    }
    setBusy(true);
    if (isPosted) return;
    const refused = await send({ ...values, ...tickedOf(form, boxes), ...fixed });
    setBusy(false);
    if (!refused) onDone();
    else refuse(Object.keys(refused).length > 0 ? refused : { '': t('login.unreachable') });
  };

  return (
    <form method="post" noValidate onSubmit={submitted}>
      {notice && <Notice tone="warning">{notice}</Notice>}
      <ErrorSummary title={errors[''] ? failed : t('login.check')} errors={summary} />
      <input type="hidden" name="form" value={form} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, missing: _, ...field }) => (
        <TextField
          key={name}
          name={name}
          {...field}
          {...(field.type === 'email' && { inputMode: 'email', defaultValue: returned?.values[name] })}
          error={errors[name]}
          required
          onChange={(_: ChangeEvent) => errors[name] && setErrors({ ...errors, [name]: '' })}
        />
      ))}
      {Object.entries(boxes).map(([name, label]) => (
        <CheckboxField key={name} name={name} label={label} defaultChecked={returned?.values[name] === 'on'} />
      ))}
      <Button type="submit" aria-disabled={busy}>
        {busy ? texts.busy : submit}
      </Button>
    </form>
  );
}

/** Errors for the summary, in the order of the form; other errors only if no field has one. */
function listErrors(fields: readonly AccountField[], errors: AccountErrors): { name: string; message: string }[] {
  const ofFields = fields.flatMap(({ name }) => (errors[name] ? { name, message: errors[name] } : []));
  if (ofFields.length > 0) return ofFields;
  const unseen = Object.entries(errors).filter(([name, message]) => name !== '' && message);
  const others = unseen.length > 0 ? unseen.map(([, message]) => message) : [errors['']].filter(Boolean);
  return others.map((message = '') => ({ name: '', message }));
}

function valuesOf(form: HTMLFormElement, fields: readonly AccountField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]),
  );
}

/** As in a post without JavaScript: unticked boxes are missing. */
const tickedOf = (form: HTMLFormElement, boxes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(boxes).flatMap((name) =>
      (form.elements.namedItem(name) as HTMLInputElement).checked ? [[name, 'on']] : [],
    ),
  );
