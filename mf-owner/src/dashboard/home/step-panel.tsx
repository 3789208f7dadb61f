import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerProgress } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { Icon } from '@facade/shared-ui';
import { Panel } from '../panel.style.ts';
import { Steps } from './step-panel.style.ts';

const STEPS = ['mandate', 'published', 'visits', 'offers', 'agreed', 'deed'] as const;

/** The step that comes next. */
const NEXT = {
  published: 'visits',
  visited: 'offers',
  offered: 'agreed',
  agreed: 'agreed',
  closed: 'deed',
} as const satisfies Record<OwnerProgress['stage'], (typeof STEPS)[number]>;

/** The steps from the mandate to the deed or the keys: what is done, and what comes next. */
export function StepPanel({ progress: { goal, stage, ...progress } }: { progress: OwnerProgress }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const next = NEXT[stage];
  const noteOf = (step: (typeof STEPS)[number]) => {
    if (step === 'published') return t('steps.since', { date: formatDate(progress.publishedAt, language) });
    const count = (step === 'visits' || step === 'offers') && progress[step];
    return count ? t(`steps.count.${goal}.${step}`, { count }) : null;
  };
  return (
    <Panel aria-labelledby="steps-title">
      <h2 id="steps-title">{t(`steps.title.${goal}`)}</h2>
      <Steps>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step} aria-current={step === next ? 'step' : undefined}>
              <span className="mark">
                {index < STEPS.indexOf(next) ? <Icon name="check" size={16} title={t('steps.done')} /> : index + 1}
              </span>
              <strong>{t(`steps.${goal}.${step}`)}</strong>
              <span className="count">{noteOf(step)}</span>
            </li>
          ))}
        </ol>
        <p className="next">{t(`steps.next.${goal}.${next}`)}</p>
      </Steps>
    </Panel>
  );
}
