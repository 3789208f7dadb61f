import { useLanguage, useTexts } from '@facade/section-kit';
import type { SiteReasons } from '@facade/shared-domain/releases';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentText } from '../../kit/moment.ts';
import { StepCells, StepTable, useGoalName, VerdictText } from './goal-table.tsx';

/** More than anybody reads; `facade why` lists all. */
const SHOWN = 40;

/** What changed, beside the goals that fewer visitors reach than in the week before. */
export function RecentChanges({ why: { changes, goals } }: { why: SiteReasons }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const nameOf = useGoalName();
  const moved = goals.filter(({ verdict }) => verdict !== 'as before');
  return (
    <div className="reasons">
      <Panel aria-labelledby="changes">
        <h2 id="changes">{t('agency.releases.changes')}</h2>
        {changes.length === 0 && <p className="empty">{t('agency.releases.noChanges')}</p>}
        <ol>
          {changes.slice(0, SHOWN).map(({ kind, at, by, what, why }) => (
            <li key={`${at} ${what}`}>
              <p className="small">
                <time dateTime={at}>{momentText(at, language)}</time>
                {` · ${t(`agency.releases.kinds.${kind}`)} · ${by}`}
              </p>
              <p>
                <span lang={kind === 'release' ? 'en' : undefined}>{what}</span>
                {why && `: ${why}`}
              </p>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel>
        <h2 id="moved">{t('agency.releases.moved')}</h2>
        {moved.length === 0 ? (
          <p className="empty">{t('agency.releases.noneMoved')}</p>
        ) : (
          <StepTable aria-labelledby="moved">
            {moved.map(({ section, goal, since, before, verdict }) => (
              <tbody key={`${section} ${goal}`}>
                <tr>
                  <th scope="row">
                    {`${nameOf(goal)} (${section})`}
                    <VerdictText verdict={verdict} />
                  </th>
                  <StepCells steps={since} />
                </tr>
                <tr>
                  <th scope="row">{t('agency.releases.weekBefore')}</th>
                  <StepCells steps={before} />
                </tr>
              </tbody>
            ))}
          </StepTable>
        )}
      </Panel>
    </div>
  );
}
