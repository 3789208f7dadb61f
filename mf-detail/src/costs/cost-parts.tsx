import { keepLoanTerms, useLanguage, useLoanTerms, useSite, useTexts } from '@facade/section-kit';
import { readLoan } from '@facade/shared-domain/costs/loan';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { paperPage } from '@facade/shared-domain/paths/paper-path';
import { LinkButton } from '@facade/shared-ui';
import { useState } from 'react';
import { COSTS_ID } from '../property/anchors.ts';
import { hasCostSection, hasCosts } from '../sections/property-sections.ts';
import { AnnuityCosts } from './annuity-costs.tsx';
import { Parts } from './cost-parts.style.ts';
import type { FirstLoan } from './first-loan.ts';
import { MortgageCalculator } from './mortgage-calculator.tsx';
import { PriceContext } from './price-context.tsx';
import { PriceHistory } from './price-history.tsx';
import { RentalStart } from './rental-start.tsx';
import { TotalCost } from './total-cost.tsx';

export interface CostPartsProps {
  property: PropertyDetail;
  loan: FirstLoan | null;
}

/**
 * All that it costs: to buy, to borrow, to begin renting; what similar homes cost, and what was asked before. An offer can be made where nothing can be worked
 * out, too: for a life annuity, or a price on request.
 */
export function CostParts({ property, loan }: CostPartsProps) {
  if (!hasCostSection(property))
    return (
      <Parts>
        <ToPaper property={property} />
      </Parts>
    );
  return (
    <Parts id={COSTS_ID}>
      {loan && <PurchaseParts key={property.id} property={property} loan={loan} />}
      <AnnuityCosts property={property} />
      <RentalStart property={property} />
      <ToPaper property={property} />
      <PriceContext property={property} />
      <PriceHistory property={property} />
    </Parts>
  );
}

/** The total and the loan that it is of. The visitor's terms stay on the device, for every home; the price is of this one. */
function PurchaseParts({ property, loan }: { property: PropertyDetail; loan: FirstLoan }) {
  const [price, setPrice] = useState(loan.form.typed.price);
  const form = readLoan(property, { ...loan.form.typed, ...useLoanTerms(), price });
  return (
    <>
      <TotalCost property={property} form={form} />
      {hasCosts(property) && (
        <MortgageCalculator
          property={property}
          form={form}
          onType={(field, text) => (field === 'price' ? setPrice(text) : keepLoanTerms({ [field]: text }))}
        />
      )}
    </>
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
