import { useLanguage, useSite } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import type { DashboardData } from '../model/dashboard-data.ts';
import type { Texts } from '../model/texts.ts';
import { DashboardFrame } from './dashboard-view.style.ts';
import { HistoryList } from './history-list.tsx';
import { PropertyList } from './property-list.tsx';
import { SourceList } from './source-list.tsx';
import { VisitChart } from './visit-chart.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** What an owner sees after logging in. */
export function DashboardView({ data: { statistics } }: { data: DashboardData }) {
  const { t } = useTranslation('mf-owner');
  const language = useLanguage();
  const { agency } = useSite();
  const texts: Texts = { t: t as unknown as Texts['t'], language };
  return (
    <DashboardFrame className="wrap">
      <header className="head">
        <div>
          <p className="greeting">{t('dashboard.greeting', { name: statistics.owner.name })}</p>
          <h1>{t('dashboard.title')}</h1>
        </div>
        <form method="post">
          <input type="hidden" name="form" value="owner-logout" />
          <Button type="submit" variant="secondary" size="s">
            {t('dashboard.logOut')}
          </Button>
        </form>
      </header>
      <VisitFigures statistics={statistics} {...texts} />
      <VisitChart days={statistics.days} {...texts} />
      <div className="columns">
        <PropertyList properties={statistics.properties} {...texts} />
        <SourceList sources={statistics.sources} {...texts} />
      </div>
      <HistoryList history={statistics.history} properties={statistics.properties} {...texts} />
      <p className="note">{t('dashboard.note', { agency: agency.name })}</p>
    </DashboardFrame>
  );
}
