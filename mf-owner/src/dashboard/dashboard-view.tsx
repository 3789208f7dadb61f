import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { accountPath } from '@facade/shared-domain/paths/account-path';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Button } from '@facade/shared-ui';
import { type DashboardData, homesShown } from './dashboard-data.ts';
import { Dashboard } from './dashboard-view.style.ts';
import { InterestPanel } from './figures/interest-panel.tsx';
import { SourceList } from './figures/source-list.tsx';
import { VisitFigures } from './figures/visit-figures.tsx';
import { HistoryList } from './history-list.tsx';
import { AdvicePanel } from './home/advice-panel.tsx';
import { AgentPanel } from './home/agent-panel.tsx';
import { DocumentPanel } from './home/document-panel.tsx';
import { LackPanel } from './home/lack-panel.tsx';
import { PricePanel } from './home/price-panel.tsx';
import { StepPanel } from './home/step-panel.tsx';
import { HomeChoice } from './home-choice.tsx';
import { MailChoices } from './mail-choices.tsx';
import { PropertyList } from './property-list.tsx';
import { VisitChart } from './visit-chart.tsx';

/** What an owner sees after logging in. */
export function DashboardView({ data: { statistics, query, isSent } }: { data: DashboardData }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { agency, routes } = useSite();
  const path = localizedPath(routes, '/owner/', language);
  const { owner, properties, chosen, home, history } = statistics;
  return (
    <Dashboard className="wrap">
      <header className="head">
        <div>
          <p className="greeting">{t('dashboard.greeting', { name: owner.name })}</p>
          <h1>{t('dashboard.title', { count: homesShown(statistics) })}</h1>
        </div>
        <div className="session">
          <a href={accountPath('owner', language)}>{t('account.title')}</a>
          <form method="post">
            <input type="hidden" name="form" value="owner-logout" />
            <Button type="submit" variant="secondary" size="s">
              {t('dashboard.logOut')}
            </Button>
          </form>
        </div>
      </header>
      <HomeChoice properties={properties} chosen={query.property} path={path} />
      {home?.progress && <StepPanel progress={home.progress} />}
      <VisitFigures statistics={statistics} />
      <InterestPanel interest={statistics.interest} searchers={home?.searchers} />
      {home?.advice && <AdvicePanel advice={home.advice} />}
      <VisitChart days={statistics.days} query={query} />
      <div className="columns">
        <PropertyList properties={properties.filter(({ id }) => chosen === null || id === chosen)} />
        <SourceList sources={statistics.sources} />
        {home && <LackPanel lacks={home.lacks} missingByLaw={home.missingByLaw} />}
        {home && <PricePanel prices={home.prices} />}
        {home && <DocumentPanel documents={home.documents} />}
      </div>
      <HistoryList history={history} properties={properties} query={query} path={path} />
      {home && chosen !== null && (
        <AgentPanel
          agent={home.agent}
          propertyId={chosen}
          owner={owner}
          messages={statistics.messages}
          isSent={isSent}
        />
      )}
      <MailChoices wanted={{ 'owner-summary': statistics.wantsSummary, 'owner-visits': statistics.wantsVisits }} />
      <p className="note">{t('dashboard.note', { agency: agency.name })}</p>
    </Dashboard>
  );
}
