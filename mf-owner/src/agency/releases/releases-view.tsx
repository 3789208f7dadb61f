import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import { RELEASE_SPANS, type ReleaseSpan, type ReleasesAnswer } from '@facade/shared-domain/releases';
import { Notice } from '@facade/shared-ui';
import { releasesPath } from '../agency-paths.ts';
import { StaffHead } from '../kit/staff-head.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { RELEASES_FORM } from './release-actions.tsx';
import { Releases } from './releases-view.style.ts';
import { SectionPanel } from './section-panel.tsx';

interface ReleasesViewProps {
  answer: ReleasesAnswer;
  since: ReleaseSpan;
  /** A change was just made. */
  isDone: boolean;
}

/** What is live of each section, how it does, and buttons that undo it. */
export function ReleasesView({ answer: { staff, state }, since, isDone }: ReleasesViewProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const returned = useReturnedForm(RELEASES_FORM);
  return (
    <Releases className="wrap">
      <StaffHead staff={staff} title={t('agency.releases.title')} page="releases" />
      <p className="note">{t('agency.releases.intro')}</p>
      {returned && (
        <Notice tone="danger" title={t('agency.releases.failed')}>
          <p>{returned.errors['']}</p>
        </Notice>
      )}
      {isDone && <p role="status">{t('agency.releases.done')}</p>}
      {state ? (
        <>
          <nav className="spans" aria-label={t('agency.releases.span')}>
            {RELEASE_SPANS.map((span) => (
              <a key={span} href={releasesPath(language, span)} aria-current={span === since ? 'true' : undefined}>
                {t(`agency.releases.spans.${span}`)}
              </a>
            ))}
          </nav>
          {state.sections.map((health) => (
            <SectionPanel key={health.section} health={health} />
          ))}
          <RecentChanges why={state.why} />
        </>
      ) : (
        <Notice tone="warning" title={t('agency.releases.away')}>
          <p>{t('agency.releases.commands')}</p>
          <pre lang="en">
            facade health mf-forms{'\n'}facade why --since 2h{'\n'}facade rollback mf-forms
          </pre>
        </Notice>
      )}
    </Releases>
  );
}
