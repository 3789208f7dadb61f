import type { PropertyDetail } from '@facade/shared-domain/model';
import { COSTS_ID } from '../../model/anchors.ts';
import type { LoanForm } from '../../model/costs/loan.ts';
import { wholeCost } from '../../model/costs/purchase-cost.ts';
import { hasCostSection, hasCosts } from '../../model/sections/property-sections.ts';
import { AnnuityCosts } from './annuity-costs.tsx';
import { Parts } from './cost-parts.style.ts';
import { MortgageCalculator } from './mortgage-calculator.tsx';
import { PriceHistory } from './price-history.tsx';
import { RentalStart } from './rental-start.tsx';
import { ToPaper } from './to-paper.tsx';
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
