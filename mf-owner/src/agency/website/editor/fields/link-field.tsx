import { useTexts } from '@facade/section-kit';
import type { WebsiteField } from '@facade/shared-domain/model';
import { TextField } from '@facade/shared-ui';
import { useId } from 'react';
import { useEditing } from '../editing.ts';

/** An address: of one of the site's pages, which are offered, or any other. */
export function LinkField({ field: { name, label, isRequired } }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { answer, values, set, errors } = useEditing();
  const list = useId();
  return (
    <>
      <TextField
        name={name}
        label={t(`agency.website.fields.${label}`)}
        hint={t('agency.website.linkHint')}
        error={errors[name]}
        required={isRequired}
        list={list}
        value={String(values[name])}
        onChange={(event) => set(name, event.target.value)}
      />
      <datalist id={list}>
        {answer.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
