import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { FormId } from '@facade/shared-domain/model';
import { ErrorSummary } from '@facade/shared-ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router';
import { useProof } from './captcha/use-proof.ts';
import type { LoadSchema } from './check/form-check.ts';
import { type FormErrors, listErrors } from './check/form-errors.ts';
import { ReturnedErrors } from './check/returned-errors.ts';
import { useFormCheck } from './check/use-form-check.ts';
import { TypedValues } from './drafts/typed-values.tsx';
import { Honeypot } from './fields/honeypot.tsx';
import { FormFrame } from './form-frame.style.ts';
import { SendBar } from './sending/send-bar.tsx';
import { sendForm } from './sending/send-form.ts';
import { useIsInSheet } from './sheet/in-sheet.tsx';
import type { StepGuide } from './steps/steps.tsx';
import { type FieldKinds, type FormValues, fromPosted } from './values.ts';

interface FormShellProps {
  form: FormId;
  /** The fields a visitor sees, in their order. */
  kinds: FieldKinds;
  /** The rules: `() => import('@facade/shared-domain/forms/<id>').then(({ schema }) => schema)`. */
  schema: LoadSchema;
  /** Values sent besides the input: ids and the subject. */
  fixed?: Readonly<Record<string, string | number>>;
  /** Initial values of the fields. */
  initial?: FormValues;
  /** What the form itself begins fields with, for the visitor to change: a draft takes its place. */
  begun?: FormValues | undefined;
  /** State of a form in steps: `useSteps`. */
  steps?: StepGuide;
  /** Files may be posted with it. */
  hasFiles?: boolean;
  /** Text of the button; by default that of a message. */
  sendLabel?: string;
  /** Text beside the button: what happens next. */
  promise?: string;
  children: ReactNode;
}

const NOTHING = {};

/**
 * A form of the agency. Without JavaScript it is a plain form, posted to the page's own address and returned with its values
 * and errors; with JavaScript it is validated and sent in place. Errors are shown beside each field and in a summary.
 */
export function FormShell({
  form,
  kinds,
  schema,
  fixed = NOTHING,
  initial,
  begun,
  steps,
  hasFiles = false,
  sendLabel,
  promise,
  children,
}: FormShellProps) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const navigate = useNavigate();
  const isInSheet = useIsInSheet();
  const returned = useReturnedForm(form);
  const hidden = Object.entries(fixed);
  const draft = [form, ...hidden.flat()].join(' ');
  const [values] = useState(() => (returned ? fromPosted(kinds, returned.values) : (initial ?? begun)));
  const { check, load } = useFormCheck(schema);
  const proof = useProof();
  // A new array after each refusal, and only then: the summary takes the focus when its list changes.
  const [summary, setSummary] = useState(() => listErrors(returned?.errors ?? {}, kinds));

  const isSent = useRef(false);
  const [isOpen] = useState(() => () => !isSent.current);

  const due = (errors: FormErrors) => steps?.due(errors) ?? errors;
  const whole = (typed: FormValues) => ({ ...typed, ...fixed, language });
  const refuse = (errors: FormErrors): FormErrors => {
    setSummary(listErrors(errors, kinds));
    steps?.show(errors);
    return errors;
  };
  const submit = async (typed: FormValues) => {
    const wrong = due((await load())?.(whole(typed)) ?? {});
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    if (steps && !steps.isLast) {
      setSummary([]);
      steps.forward();
      return undefined;
    }
    const sent = await sendForm(form, { ...typed, ...fixed }, language, proof.get);
    if (!sent.ok) return refuse(Object.keys(sent.errors).length > 0 ? sent.errors : { '': t('errors.notSent') });
    isSent.current = true;
    // Back should lead to the page behind a sheet, not to the sheet's own history entry.
    navigate(sent.receipt.next, { replace: isInSheet });
    return undefined;
  };

  return (
    <Form<FormValues> onSubmit={submit} initialValues={values} validate={(typed) => due(check(whole(typed)))}>
      {({ handleSubmit, submitting = false, form: { getState } }) => {
        const send = (event: FormEvent<HTMLFormElement>) => {
          void handleSubmit(event);
          const { hasValidationErrors, errors } = getState();
          if (hasValidationErrors) refuse(errors ?? {});
        };
        const touch = () => {
          void load();
          proof.begin();
        };
        return (
          <FormFrame
            method="post"
            encType={hasFiles ? 'multipart/form-data' : undefined}
            noValidate
            onSubmit={send}
            onFocus={touch}
          >
            <ErrorSummary
              title={t(summary.some(({ name }) => name !== '') ? 'errors.summary' : 'errors.failed')}
              errors={summary}
            />
            <input type="hidden" name="form" value={form} />
            {hidden.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Honeypot />
            <ReturnedErrors value={returned?.errors ?? NOTHING}>{children}</ReturnedErrors>
            <div ref={proof.place} hidden />
            {(steps?.isLast ?? true) && <SendBar busy={submitting} label={sendLabel} promise={promise} />}
            {steps?.bar}
            <TypedValues begun={begun} draft={draft} kinds={kinds} isOpen={steps && isOpen} />
          </FormFrame>
        );
      }}
    </Form>
  );
}
