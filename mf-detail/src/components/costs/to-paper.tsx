import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { paperPage } from '@facade/shared-domain/paths/paper-path';
import { LinkButton } from '@facade/shared-ui';

/** Link to the form for decided visitors: an application to rent, or an offer to buy. */
export function ToPaper({ property: { id, goal, availability } }: { property: PropertyDetail }) {
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
