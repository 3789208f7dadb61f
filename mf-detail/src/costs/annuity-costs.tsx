import { useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { isAnnuityOffer } from '../sections/property-sections.ts';
import { CostSection } from './cost-section.style.ts';

/** What is due on a life annuity besides bouquet and rent. The sum depends on the sellers' ages, so that only a notary can work it out. */
export function AnnuityCosts({ property }: { property: PropertyDetail }) {
  const t = useTexts('mf-detail');
  if (!isAnnuityOffer(property)) return null;
  return (
    <CostSection>
      <h2>{t('cost.title')}</h2>
      <p>{t('cost.annuity')}</p>
    </CostSection>
  );
}
