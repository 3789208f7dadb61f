import { useTexts } from '@facade/section-kit';
import type { WebsiteField } from '@facade/shared-domain/model';
import { CheckboxField, SelectField, TextField } from '@facade/shared-ui';
import { useEditing } from '../editing.ts';
import { MenuEditor } from '../menu/menu-editor.tsx';
import { LinkInput } from './link-input.tsx';
import { PictureField } from './picture-field.tsx';
import { TextInLanguage } from './text-in-language.tsx';

/** A field of whatever kind. */
export function AnyField({ field }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { values, set, errors } = useEditing();
  const { name, kind, label, options, isRequired } = field;
  const value = values[name];
  const common = {
    name,
    label: t(`agency.website.fields.${label}`, { defaultValue: label }),
    error: errors[name],
    required: isRequired,
  };
  if (field.isLocalized) return <TextInLanguage field={field} />;
  switch (kind) {
    case 'switch':
      return (
        <CheckboxField {...common} checked={value === true} onChange={(event) => set(name, event.target.checked)} />
      );
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          min={0}
          inputMode="numeric"
          value={String(value)}
          onChange={(event) => set(name, Number(event.target.value))}
        />
      );
    case 'choice':
      return (
        <SelectField {...common} value={String(value)} onChange={(event) => set(name, event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`agency.website.options.${option}`, { defaultValue: option })}
            </option>
          ))}
        </SelectField>
      );
    case 'picture':
    case 'pictures':
      return <PictureField field={field} />;
    case 'link':
      return <LinkField field={field} />;
    case 'menu':
    case 'links':
      return <MenuEditor field={field} />;
    default:
      return (
        <TextField
          {...common}
          type={kind === 'address' ? 'url' : 'text'}
          placeholder={kind === 'color' ? '#17362E' : undefined}
          value={String(value)}
          onChange={(event) => set(name, event.target.value)}
        />
      );
  }
}

/** Where something leads. */
function LinkField({ field: { name, label, isRequired } }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { values, set, errors } = useEditing();
  return (
    <LinkInput
      name={name}
      label={t(`agency.website.fields.${label}`, { defaultValue: label })}
      hint={t('agency.website.linkHint')}
      error={errors[name]}
      required={isRequired}
      value={String(values[name])}
      onChange={(value) => set(name, value)}
    />
  );
}
