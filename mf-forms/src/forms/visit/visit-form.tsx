import { browserApi, useApi, useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import { useField } from 'react-final-form';
import { BoundTextArea, useShownError } from '../../kit/fields/bound-fields.tsx';
import { PersonFields, SalutationField, TimeSlotFields } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { useWithin } from '../../kit/use-within.ts';
import { SlotChoice } from './slot-choice.tsx';
import { OtherTimes } from './visit-form.style.ts';
import { loadVisitTimes, type VisitTimes } from './visit-times.ts';

const KINDS = {
  slot: 'text',
  timeSlots: 'list',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  message: 'text',
  title: 'text',
  privacy: 'tick',
} as const;

/** The longest remark the api takes. */
const LONGEST_MESSAGE = 2000;

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/visit').then(({ visit }) => visit);

export interface VisitFormProps {
  propertyId: number;
  /** Free times when the page or the sheet opened. */
  times: VisitTimes;
  /** Id of a time that is chosen at first, if it is still free. */
  proposed?: string | null;
}

/** Books a visit of a home at an offered time, or asks for a part of the day. */
export function VisitForm({ propertyId, times, proposed }: VisitFormProps) {
  const t = useTexts('mf-forms');
  const within = useWithin('visit');
  const isFree = times.state === 'free';
  const slot = times.slots.find(({ id }) => id === proposed)?.id;
  return (
    <FormShell
      form="visit"
      kinds={KINDS}
      schema={schema}
      fixed={{ propertyId }}
      begun={slot ? { slot } : undefined}
      sendLabel={t(isFree ? 'visit.send' : 'visit.ask')}
      promise={isFree ? t('visit.promise') : t('visit.callBack', { within })}
    >
      <WhenFields propertyId={propertyId} times={times} />
      <PersonFields phoneRequired />
      <BoundTextArea name="message" label={t('visit.message')} maxLength={LONGEST_MESSAGE} />
      <SalutationField />
      <PrivacyField />
    </FormShell>
  );
}

/** The free times; a booked one disappears when the api refuses it. */
function WhenFields({ propertyId, times }: VisitFormProps) {
  const t = useTexts('mf-forms');
  const { input, meta } = useField<string>('slot');
  const error = useShownError('slot', meta);
  /** Of a time that was chosen. */
  const isRefused = input.value && meta.submitError;
  const { answer } = useApi<VisitTimes>(isRefused ? String(propertyId) : null, {
    ask: (signal) => loadVisitTimes(browserApi, propertyId, signal),
  });
  const { state, slots } = answer ?? times;

  const parts = <TimeSlotFields legend={t('visit.parts')} />;
  if (state !== 'free')
    return (
      <>
        <Notice tone={state === 'full' ? 'warning' : 'info'}>{t(`visit.${state}`)}</Notice>
        {error && state === 'full' && <p>{error}</p>}
        {parts}
      </>
    );
  return (
    <>
      <SlotChoice
        legend={t('visit.choose')}
        slots={slots}
        chosen={input.value || undefined}
        onChoose={input.onChange}
        error={error}
      />
      <OtherTimes>
        <summary>{t('visit.noneSuits')}</summary>
        {parts}
      </OtherTimes>
    </>
  );
}
