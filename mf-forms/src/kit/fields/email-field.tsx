import { useTexts } from '@facade/section-kit';
import type { TextFieldProps } from '@facade/shared-ui';
import { BoundText } from './bound-fields.tsx';

/** The longest mail address the api takes. */
const LONGEST = 254;

/** A required mail address: the visitor's own, unless the props say otherwise. */
export function EmailField(props: Partial<TextFieldProps>) {
  const t = useTexts('mf-forms');
  return (
    <BoundText
      name="email"
      label={t('fields.email')}
      required
      type="email"
      inputMode="email"
      maxLength={LONGEST}
      autoComplete="email"
      {...props}
    />
  );
}
