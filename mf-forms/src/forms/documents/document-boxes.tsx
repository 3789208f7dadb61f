import { useTexts } from '@facade/section-kit';
import { CheckboxField } from '@facade/shared-ui';
import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { useShownError } from '../../kit/fields/bound-fields.tsx';
import { useFieldId } from '../../kit/fields/field-ids.ts';
import { GroupError } from '../../kit/fields/group-error.tsx';
import type { AskableDocument } from '../../kit/subject/subject.ts';
import { Group } from './document-boxes.style.ts';

const NAME = 'documents';

/** The documents of a home, each with a box. Their error is shown once, below them. */
export function DocumentBoxes({ documents }: { documents: readonly AskableDocument[] }) {
  const t = useTexts('mf-forms');
  const { input, meta } = useField<string[]>(NAME);
  const error = useShownError(NAME, meta);
  const id = useFieldId(NAME);
  const { value, onChange } = input;
  useEffect(() => {
    // A draft of another language has other titles: request only visible documents.
    const seen = [...value].filter((title) => documents.some((document) => document.title === title));
    if (seen.length < value.length) onChange(seen);
  }, [value, onChange, documents]);
  return (
    <Group aria-describedby={error && `${id}-error`} data-invalid={error ? true : undefined}>
      <legend>
        {t('documents.which')} <span className="visually-hidden">({t('required')})</span>
      </legend>
      {documents.map((document, index) => (
        <Box key={document.title} {...document} id={index === 0 ? id : `${id}-${index}`} />
      ))}
      <GroupError id={`${id}-error`} message={error} />
    </Group>
  );
}

function Box({ title, language, id }: AskableDocument & { id: string }) {
  const { input } = useField<string>(NAME, { type: 'checkbox', value: title });
  return <CheckboxField {...input} value={title} id={id} label={<span lang={language}>{title}</span>} />;
}
