import { useTexts } from '@facade/section-kit';
import { BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { EmailField } from '../../kit/fields/email-field.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';

/** The fields a visitor sees, in their order on the page. */
const FIELDS = { comment: 'text', name: 'text', email: 'text', homepage: 'text', privacy: 'tick' } as const;

const loadSchema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/testimonial').then(
    ({ testimonial }) => testimonial,
  );

/** What a client says of the agency; the agency reads it before it is shown. */
export function TestimonialForm() {
  const t = useTexts('mf-forms');
  return (
    <FormShell
      form="testimonial"
      kinds={FIELDS}
      schema={loadSchema}
      sendLabel={t('testimonial.send')}
      promise={t('testimonial.promise')}
    >
      <BoundTextArea
        name="comment"
        label={t('testimonial.comment')}
        required
        maxLength={2000}
        hint={t('testimonial.commentHint')}
      />
      <BoundText
        name="name"
        label={t('testimonial.name')}
        required
        maxLength={80}
        autoComplete="name"
        hint={t('testimonial.nameHint')}
      />
      <EmailField hint={t('testimonial.emailHint')} />
      <BoundText
        name="homepage"
        label={t('testimonial.website')}
        type="url"
        inputMode="url"
        maxLength={200}
        autoComplete="url"
        hint={t('testimonial.websiteHint')}
      />
      <PrivacyField />
    </FormShell>
  );
}
