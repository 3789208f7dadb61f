import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { FormId } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormErrors } from '../check/form-errors.ts';
import { StepFrame, StepList } from './steps.style.ts';

/** One step of a form: its name and its fields. */
export interface StepPlan<Id extends string = string> {
  id: Id;
  fields: readonly string[];
}

/** State of a form in steps, for `FormShell`. */
export interface StepGuide<Id extends string = string> {
  /** The step that is shown. */
  id: string;
  isLast: boolean;
  /** Errors of the steps so far; in the last step all errors. */
  due(errors: FormErrors): FormErrors;
  forward(): void;
  /** Shows the first step that has one of these errors. */
  show(errors: FormErrors): void;
  /** Number of moves between steps: the heading takes the focus on each. */
  moves: number;
  /** In progress after a post without JavaScript. */
  isReturned: boolean;
  /** The buttons below the fields, and the step for a post without JavaScript. */
  bar: ReactNode;
  plans: readonly StepPlan<Id>[];
}

/**
 * Steps of a form. All fields are always in the document, those of other steps hidden: going back loses nothing, and without
 * JavaScript each step is posted with all values, checked alone and followed by the next.
 */
export function useSteps<Id extends string>(form: FormId, plans: readonly StepPlan<Id>[]): StepGuide<Id> {
  const t = useTexts('mf-forms');
  const returned = useReturnedForm(form);
  const [index, setIndex] = useState(() => (returned ? returnedIndex(returned, plans) : 0));
  const [moves, setMoves] = useState(0);
  const move = (to: number) => {
    setIndex(to);
    setMoves(moves + 1);
  };
  const isLast = index === plans.length - 1;
  const reached = new Set(plans.slice(0, index + 1).flatMap(({ fields }) => fields));
  const { id = '', fields = [] } = plans[index] ?? {};
  const [before, after] = [plans[index - 1], plans[index + 1]];
  return {
    id,
    isLast,
    moves,
    plans,
    isReturned: returned?.step !== undefined,
    due: (errors) =>
      isLast ? errors : Object.fromEntries(Object.entries(errors).filter(([name]) => reached.has(name))),
    forward: () => move(index + 1),
    show: (errors) => setIndex(Math.min(index, indexOfErrors(errors, plans) ?? index)),
    bar: (
      <div className="send">
        <input type="hidden" name="stepFields" value={fields.join(',')} />
        {after && (
          <Button type="submit" variant="accent" name="stepTo" value={after.id}>
            {t('steps.next')}
          </Button>
        )}
        {before && (
          <Button
            type="submit"
            variant="secondary"
            name="stepBack"
            value={before.id}
            onClick={(event) => {
              event.preventDefault();
              move(index - 1);
            }}
          >
            {t('steps.back')}
          </Button>
        )}
      </div>
    ),
  };
}

interface StepProgressProps<Id extends string> {
  guide: StepGuide<Id>;
  label: (id: Id) => string;
}

/** Progress: the steps by name, the current one marked. */
export function StepProgress<Id extends string>({ guide, label }: StepProgressProps<Id>) {
  const t = useTexts('mf-forms');
  const at = guide.plans.findIndex(({ id }) => id === guide.id);
  return (
    <StepList aria-label={t('steps.progress', { step: at + 1, count: guide.plans.length })}>
      {guide.plans.map(({ id }, index) => (
        <li key={id} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {label(id)}
        </li>
      ))}
    </StepList>
  );
}

interface StepProps {
  guide: StepGuide;
  id: string;
  title: string;
  children: ReactNode;
}

/** The fields of one step. Its heading takes the focus when the visitor opens it. */
export function Step({ guide, id, title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = guide.id === id;
  const { moves } = guide;
  // Focus only after a move by the visitor.
  useEffect(() => {
    if (isShown && moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <StepFrame hidden={!isShown}>
      {/* biome-ignore lint/a11y/noAutofocus: it is what the visitor waits for after a step without JavaScript */}
      <h3 tabIndex={-1} ref={heading} autoFocus={isShown && guide.isReturned}>
        {title}
      </h3>
      {children}
    </StepFrame>
  );
}

const indexOfErrors = (errors: FormErrors, plans: readonly StepPlan[]): number | null => {
  const index = plans.findIndex(({ fields }) => fields.some((name) => errors[name]));
  return index < 0 ? null : index;
};

/** A form that came back with errors shows the first step that has one; with an error of the form as a whole, the last. */
function returnedIndex({ step, errors }: { step?: string; errors: FormErrors }, plans: readonly StepPlan[]): number {
  if (step === undefined) return indexOfErrors(errors, plans) ?? plans.length - 1;
  return Math.max(
    0,
    plans.findIndex(({ id }) => id === step),
  );
}
