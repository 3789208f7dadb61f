import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { routePath } from '../layout/route-path.ts';

/** For sale and For rent with their totals: replaces the search box while it is unavailable. */
export function ListLinks() {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const sale = routePath(site, '/for-sale/', language);
  const rent = routePath(site, '/for-rent/', language);
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      {sale && (
        <LinkButton to={sale} variant="accent">
          {t('counts.sale', { count: site.totals.sale })}
        </LinkButton>
      )}
      {rent && (
        <LinkButton to={rent} variant="accent">
          {t('counts.rent', { count: site.totals.rent })}
        </LinkButton>
      )}
    </p>
  );
}
