import { useTexts } from '@facade/section-kit';
import { VALUATION_STEPS } from '@facade/shared-domain/forms/valuation/valuation-choices';
import { PersonFields, SalutationField, TimeSlotFields } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { Step, StepProgress, useSteps } from '../../kit/steps/steps.tsx';
import { useWithin } from '../../kit/use-within.ts';
import type { FieldKinds } from '../../kit/values.ts';
import { AddressFields, HomeFields, TypeField } from './home-fields.tsx';
import { PriceRange } from './price-range.tsx';

const KINDS = { timeSlots: 'list', privacy: 'tick' } as const;

const VALUATION_KINDS: FieldKinds = Object.fromEntries(
  VALUATION_STEPS.flatMap(({ fields }) => fields.map((name) => [name, KINDS[name as keyof typeof KINDS] ?? 'text'])),
);

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/valuation/valuation').then(
    ({ valuation }) => valuation,
  );

/** Asks for a free valuation, in four short steps; with the last one, a price range from similar homes. */
export function ValuationForm() {
  const t = useTexts('mf-forms');
  const steps = useSteps('valuation', VALUATION_STEPS);
  const step = (id: (typeof VALUATION_STEPS)[number]['id']) => ({
    guide: steps,
    id,
    title: t(`valuation.steps.${id}.title`),
  });
  return (
    <FormShell
      form="valuation"
      kinds={VALUATION_KINDS}
      schema={schema}
      steps={steps}
      sendLabel={t('valuation.send')}
      promise={t('valuation.promise', { within: useWithin('valuation') })}
    >
      <StepProgress guide={steps} label={(id) => t(`valuation.steps.${id}.short`)} />
      <Step {...step('address')}>
        <AddressFields />
      </Step>
      <Step {...step('type')}>
        <TypeField />
      </Step>
      <Step {...step('home')}>
        <HomeFields />
      </Step>
      <Step {...step('contact')}>
        <PriceRange isAsked={steps.id === 'home' || steps.isLast} isShown={steps.isLast} />
        <PersonFields phoneRequired />
        <TimeSlotFields />
        <SalutationField />
        <PrivacyField />
      </Step>
    </FormShell>
  );
}
