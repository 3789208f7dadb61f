import { useLanguage, useTexts } from '@facade/section-kit';
import type { VisitFigure } from '@facade/shared-domain/model';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { trendOf } from '../trend.ts';

/** Change of a figure against the previous period; empty without a comparison. */
export function TrendText({ figure, period }: { figure: VisitFigure; period: string }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const trend = trendOf(figure);
  if (!trend) return null;
  return (
    <dd className="trend" data-direction={trend.direction}>
      {t(`trend.${trend.direction}`, { percent: formatPercentage(trend.percent, language), period })}
    </dd>
  );
}
