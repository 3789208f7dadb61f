import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lack } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { Icon, type IconName, Notice } from '@facade/shared-ui';
import { Panel } from '../panel.style.ts';
import { Lacks } from './lack-panel.style.ts';

const ICONS: Record<Lack['kind'], IconName> = {
  pictures: 'camera',
  plan: 'area',
  certificate: 'leaf',
  video: 'play',
  languages: 'globe',
};

/** What the home's page lacks, and how often homes that have it are viewed. */
export function LackPanel({ lacks, missingByLaw = [] }: { lacks: Lack[]; missingByLaw?: string[] | undefined }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="lacks-title">
      <h2 id="lacks-title">{t('lacks.title')}</h2>
      {missingByLaw.length > 0 && (
        <Notice tone="warning" title={t('lacks.law')}>
          <p>{missingByLaw.join(', ')}</p>
        </Notice>
      )}
      {lacks.length + missingByLaw.length === 0 && <p className="empty">{t('lacks.none')}</p>}
      <Lacks>
        {lacks.map(({ kind, visits }) => (
          <li key={kind}>
            <Icon name={ICONS[kind]} size={20} />
            <div>
              <strong>{t(`lacks.kinds.${kind}`)}</strong>
              {visits && visits.having > visits.lacking && (
                <span>
                  {t('lacks.cost', {
                    having: formatNumber(visits.having, language),
                    lacking: formatNumber(visits.lacking, language),
                  })}
                </span>
              )}
            </div>
          </li>
        ))}
      </Lacks>
      {lacks.length > 0 && <p className="explained">{t('lacks.explained')}</p>}
    </Panel>
  );
}
