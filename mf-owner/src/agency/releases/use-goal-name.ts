import { useTexts } from '@facade/section-kit';
import { ANY_FORM, SEARCH } from '@facade/shared-domain/goals';
import { formText } from '../kit/form-text.ts';

/** Names a goal: a form as in the inbox, all forms together, or a search. */
export function useGoalName(): (goal: string) => string {
  const t = useTexts('mf-owner');
  return (goal) => {
    if (goal === ANY_FORM) return t('agency.releases.anyForm');
    return goal === SEARCH ? t('agency.releases.search') : formText(goal, t);
  };
}
