import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { accountPath } from '@facade/shared-domain/paths/account-path';
import { Button } from '@facade/shared-ui';
import type { DashboardData } from '../../model/dashboard-data.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { HistoryList } from './history-list.tsx';
import { PropertyList } from './property-list.tsx';
import { SourceList } from './source-list.tsx';
import { VisitChart } from './visit-chart.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** What an owner sees after logging in. */
export function DashboardView({ data: { statistics } }: { data: DashboardData }) {
  const t = useTexts('mf-owner');
  const { agency } = useSite();
  const language = useLanguage();
  return (
    <Dashboard className="wrap">
      <header className="head">
        <div>
          <p className="greeting">{t('dashboard.greeting', { name: statistics.owner.name })}</p>
          <h1>{t('dashboard.title')}</h1>
        </div>
        <div className="session">
          <a href={accountPath(language)}>{t('account.title')}</a>
          <form method="post">
            <input type="hidden" name="form" value="owner-logout" />
            <Button type="submit" variant="secondary" size="s">
              {t('dashboard.logOut')}
            </Button>
          </form>
        </div>
      </header>
      <VisitFigures statistics={statistics} />
      <VisitChart days={statistics.days} />
      <div className="columns">
        <PropertyList properties={statistics.properties} />
        <SourceList sources={statistics.sources} />
      </div>
      <HistoryList history={statistics.history} properties={statistics.properties} />
      <p className="note">{t('dashboard.note', { agency: agency.name })}</p>
    </Dashboard>
  );
}
