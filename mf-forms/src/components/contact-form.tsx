import { useLanguage, useReturnedForm, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { ErrorSummary } from '@facade/shared-ui';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router';
import { sendForm } from '../api-client/send-form.ts';
import { type About, type ContactValues, formName, fromPosted, subjectFields } from '../model/contact-values.ts';
import { draftOf } from '../model/draft.ts';
import { type FormErrors, listErrors } from '../model/form-errors.ts';
import { validateContact } from '../model/validate-contact.ts';
import { AskedFor } from './asked-for.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormFrame } from './form-frame.style.ts';
import { Honeypot } from './honeypot.tsx';
import { SendBar } from './send-bar.tsx';
import { TypedValues } from './typed-values.tsx';

/**
 * Sends a message to the agency. It is a plain form first: without JavaScript it is posted to the page's own address and
 * comes back with its values and errors; with JavaScript it is checked and sent in place.
 */
export function ContactForm({ about }: { about: About }) {
  const t = useTexts('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = formName(about);
  const subject = Object.entries(subjectFields(about));
  const draft = [form, ...subject.flat()].join(' ');
  const returned = useReturnedForm(form);
  const [initial] = useState(() => (returned ? fromPosted(returned.values) : draftOf(draft)));
  // A new list each time something was refused, and only then: the summary takes the focus when its list changes.
  const [summary, setSummary] = useState(() => listErrors(returned?.errors ?? {}));

  const refuse = (errors: FormErrors): FormErrors => {
    setSummary(listErrors(errors));
    return errors;
  };
  const submit = async (values: ContactValues) => {
    const sent = await sendForm(form, { ...values, ...subjectFields(about) }, language);
    if (!sent.ok) return refuse(Object.keys(sent.errors).length > 0 ? sent.errors : { '': t('errors.notSent') });
    navigate(localizedPath(routes, sent.receipt.feedback, language));
    return undefined;
  };
  const validate = (values: ContactValues): FormErrors =>
    Object.fromEntries(Object.entries(validateContact(values)).map(([name, key]) => [name, t(key)]));

  return (
    <Form<ContactValues> onSubmit={submit} initialValues={initial} validate={validate}>
      {({ handleSubmit, submitting = false, form: { getState } }) => {
        const send = (event: FormEvent<HTMLFormElement>) => {
          void handleSubmit(event);
          const { hasValidationErrors, errors } = getState();
          if (hasValidationErrors) refuse(errors ?? {});
        };
        return (
          <FormFrame method="post" noValidate onSubmit={send}>
            <ErrorSummary title={t('errors.summary')} errors={summary} />
            <input type="hidden" name="form" value={form} />
            {subject.map(([name, id]) => (
              <input key={name} type="hidden" name={name} value={id} />
            ))}
            <Honeypot />
            <ContactFields about={about} returned={returned?.errors ?? {}} />
            <SendBar busy={submitting} />
            <TypedValues draft={draft} />
            {about && <AskedFor />}
          </FormFrame>
        );
      }}
    </Form>
  );
}
