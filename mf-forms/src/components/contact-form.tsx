import { useLanguage, useReturnedForm, useSite } from '@facade/platform/section';
import { localizedPath } from '@facade/shared-domain/localized-path';
import { Button, ErrorSummary } from '@facade/shared-ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sendForm } from '../api-client/send-form.ts';
import { type About, type ContactValues, formName, fromReturned, subjectFields } from '../model/contact-values.ts';
import { type ContactErrors, validateContact } from '../model/validate-contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormFrame } from './form-frame.style.ts';
import { Honeypot } from './honeypot.tsx';

/**
 * Sends a message to the agency. It is a plain form first: without JavaScript it is posted to the page's own address and
 * comes back with its values and errors; with JavaScript it is checked while it is typed and sent in place.
 */
export function ContactForm({ about }: { about: About }) {
  const { t } = useTranslation('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = formName(about);
  const returned = useReturnedForm(form);
  const [refused, setRefused] = useState<Record<string, string>>(returned?.errors ?? {});

  const submit = async (values: ContactValues) => {
    const sent = await sendForm(form, { ...values, ...subjectFields(about) }, language);
    if (sent.ok) {
      navigate(localizedPath(routes, sent.receipt.feedback, language) ?? `/${language}/`);
      return;
    }
    setRefused(Object.keys(sent.errors).length > 0 ? sent.errors : { '': t('errors.notSent') });
  };

  return (
    <Form<ContactValues>
      onSubmit={submit}
      initialValues={returned ? fromReturned(returned.values) : undefined}
      validate={(values) => translated(validateContact(values), t)}
    >
      {({ handleSubmit, submitting, submitFailed, errors = {}, values, dirtySinceLastSubmit }) => {
        const shown = { ...(dirtySinceLastSubmit ? {} : refused), ...(submitFailed ? errors : {}) };
        return (
          <FormFrame method="post" noValidate onSubmit={handleSubmit}>
            <ErrorSummary title={t('errors.summary')} errors={summaryOf(shown)} />
            <input type="hidden" name="form" value={form} />
            {Object.entries(subjectFields(about)).map(([name, id]) => (
              <input key={name} type="hidden" name={name} value={id} />
            ))}
            <Honeypot />
            <ContactFields about={about} errors={shown} values={values} />
            <div className="send">
              <Button type="submit" variant="accent" disabled={submitting} aria-busy={submitting}>
                {t(submitting ? 'sending' : 'send')}
              </Button>
              <p>{t('answerTime')}</p>
            </div>
          </FormFrame>
        );
      }}
    </Form>
  );
}

const translated = (errors: ContactErrors, t: (key: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, t(key)]));

const summaryOf = (errors: Record<string, string>) =>
  Object.entries(errors).map(([name, message]) => ({ name, message }));
