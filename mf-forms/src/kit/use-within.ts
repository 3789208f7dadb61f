import { useLanguage, useSite } from '@facade/section-kit';
import { ANSWER_WITHIN, type Answered, withinWorkingDays } from '@facade/shared-domain/language/working-days';

/** When the agency answers, in words: "binnen één werkdag". */
export function useWithin(kind: Answered): string {
  const { answerWithin } = useSite();
  return withinWorkingDays(answerWithin?.[kind] ?? ANSWER_WITHIN[kind], useLanguage());
}
