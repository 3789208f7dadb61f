import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import { Summary } from './summary-choice.style.ts';

/** Whether the owner wants the monthly summary by mail; a plain form. */
export function SummaryChoice({ wanted }: { wanted: boolean }) {
  const t = useTexts('mf-owner');
  return (
    <Summary aria-labelledby="summary-title" id="summary">
      <h2 id="summary-title">{t('summary.title')}</h2>
      <form method="post">
        <input type="hidden" name="form" value="owner-summaries" />
        <input type="hidden" name="wanted" value={wanted ? 'no' : 'yes'} />
        <p>{t(wanted ? 'summary.wanted' : 'summary.unwanted')}</p>
        <Button type="submit" variant="secondary" size="s">
          {t(wanted ? 'summary.stop' : 'summary.start')}
        </Button>
      </form>
    </Summary>
  );
}
