import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { paperPage } from '@facade/shared-domain/paths/paper-path';
import { LinkButton } from '@facade/shared-ui';
import { COSTS_ID } from '../property/anchors.ts';
import { hasCostSection, hasCosts } from '../sections/property-sections.ts';
import { AnnuityCosts } from './annuity-costs.tsx';
import { Parts } from './cost-parts.style.ts';
import type { LoanForm } from './loan.ts';
import { MortgageCalculator } from './mortgage-calculator.tsx';
import { PriceHistory } from './price-history.tsx';
import { wholeCost } from './purchase-cost.ts';
import { RentalStart } from './rental-start.tsx';
import { TotalCost } from './total-cost.tsx';

export interface CostPartsProps {
  property: PropertyDetail;
  loan: LoanForm | null;
}

/**
 * All that it costs: to buy, to borrow, to begin renting; and what was asked before. An offer can be made where nothing can be worked
 * out, too: for a life annuity, or a price on request.
 */
export function CostParts({ property, loan }: CostPartsProps) {
  if (!hasCostSection(property))
    return (
      <Parts>
        <ToPaper property={property} />
      </Parts>
    );
  const isKnown = hasCosts(property);
  return (
    <Parts id={COSTS_ID}>
      <TotalCost property={property} />
      <AnnuityCosts property={property} />
      {isKnown && loan && <MortgageCalculator key={property.id} loan={loan} startPrice={wholeCost(property)} />}
      <RentalStart property={property} />
      <ToPaper property={property} />
      <PriceHistory property={property} />
    </Parts>
  );
}

/** Link to the form for decided visitors: an application to rent, or an offer to buy. */
function ToPaper({ property: { id, goal, availability } }: { property: PropertyDetail }) {
  const t = useTexts('mf-detail');
  const { routes } = useSite();
  const language = useLanguage();
  if (availability !== 'available') return null;
  const paper = goal === 'rent' ? 'rental-application' : 'purchase-offer';
  const path = pagePath(routes, paperPage(paper, id), language);
  if (!path) return null;
  return (
    <p>
      <LinkButton to={path}>{t(`toPaper.${goal}`)}</LinkButton>
    </p>
  );
}
