import { useTexts } from '@facade/section-kit';
import type { WebsiteField } from '@facade/shared-domain/model';
import { useEditing } from '../editing.ts';
import { LinkInput } from './link-input.tsx';

/** Where something leads. */
export function LinkField({ field: { name, label, isRequired } }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { values, set, errors } = useEditing();
  return (
    <LinkInput
      name={name}
      label={t(`agency.website.fields.${label}`)}
      hint={t('agency.website.linkHint')}
      error={errors[name]}
      required={isRequired}
      value={String(values[name])}
      onChange={(value) => set(name, value)}
    />
  );
}
