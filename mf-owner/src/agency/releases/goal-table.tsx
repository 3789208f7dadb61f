import { useLanguage, useTexts } from '@facade/section-kit';
import { ANY_FORM, GOAL_STEPS, SEARCH } from '@facade/shared-domain/goals';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import type { GoalVerdict, ReleaseHealth } from '@facade/shared-domain/releases';
import type { ReactNode } from 'react';
import { formText } from '../kit/form-text.ts';

interface GoalTableProps {
  section: string;
  releases: readonly ReleaseHealth[];
}

/** Each goal of a section's pages, with the numbers of its releases below each other. */
export function GoalTable({ section, releases }: GoalTableProps) {
  const t = useTexts('mf-owner');
  const nameOf = useGoalName();
  const goals = [...new Set(releases.flatMap((release) => Object.keys(release.goals)))].sort();
  if (goals.length === 0) return <p className="empty">{t('agency.releases.noGoals')}</p>;
  return (
    <StepTable aria-label={t('agency.releases.goalsOf', { section })}>
      {goals.map((goal) => (
        <tbody key={goal}>
          <tr>
            <th scope="rowgroup" colSpan={GOAL_STEPS.length + 1}>
              {nameOf(goal)}
            </th>
          </tr>
          {releases.map(({ version, place, goals: { [goal]: steps } }) => (
            <tr key={version}>
              <th scope="row">
                {t(`agency.releases.places.${place}`)}
                <VerdictText verdict={steps?.verdict} />
              </th>
              <StepCells steps={steps} />
            </tr>
          ))}
        </tbody>
      ))}
    </StepTable>
  );
}

interface StepTableProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Each a `<tbody>`. */
  children: ReactNode;
}

/** A table with a column for each step of a goal. */
export function StepTable({ children, ...label }: StepTableProps) {
  const t = useTexts('mf-owner');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroll" tabIndex={0} {...label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('agency.releases.goal')}</th>
            {GOAL_STEPS.map((step) => (
              <th key={step} scope="col">
                {t(`agency.releases.steps.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}

export function StepCells({ steps }: { steps: ReleaseHealth['goals'][string] | null | undefined }) {
  const language = useLanguage();
  return GOAL_STEPS.map((step) => <td key={step}>{steps ? formatNumber(steps[step], language) : '–'}</td>);
}

/** Fewer reach it, or perhaps fewer; nothing where all is as before. */
export function VerdictText({ verdict }: { verdict: GoalVerdict | undefined }) {
  const t = useTexts('mf-owner');
  if (verdict === undefined || verdict === 'as before') return null;
  return <span className={verdict}>{t(`agency.releases.verdicts.${verdict}`)}</span>;
}

/** Names a goal: a form as in the inbox, all forms together, or a search. */
export function useGoalName(): (goal: string) => string {
  const t = useTexts('mf-owner');
  return (goal) => {
    if (goal === ANY_FORM) return t('agency.releases.anyForm');
    return goal === SEARCH ? t('agency.releases.search') : formText(goal, t);
  };
}
