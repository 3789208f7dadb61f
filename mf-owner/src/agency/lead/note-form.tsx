import { useReturnedForm } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { Button, TextArea } from '@facade/shared-ui';
import { ACTION_FORM, ActionForm } from './action-form.tsx';
import { Note } from './note-form.style.ts';

interface NoteFormProps {
  lead: Lead;
  /** One that writes a text. */
  action: 'note' | 'visitor-said' | 'reply';
  label: string;
  hint?: string;
  /** On the button. */
  send: string;
}

/** Writes a text about a lead. What could not be saved is still in it. */
export function NoteForm({ lead, action, label, hint, send }: NoteFormProps) {
  const values = useReturnedForm(ACTION_FORM)?.values;
  return (
    <Note>
      <ActionForm lead={lead} action={action}>
        <TextArea
          id={`field-${action}`}
          name="note"
          rows={3}
          maxLength={4000}
          required
          label={label}
          hint={hint}
          defaultValue={values?.action === action ? String(values.note ?? '') : ''}
        />
        <Button type="submit" variant="secondary" size="s">
          {send}
        </Button>
      </ActionForm>
    </Note>
  );
}
