import { useLanguage, useTexts } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { LinkButton, Notice } from '@facade/shared-ui';
import type { ComparedHome } from '../../model/compare/compared-home.ts';
import { CompareFrame } from './compare.style.ts';
import { CompareTable } from './compare-table.tsx';

/** Up to four homes side by side; where there is less than two, how to choose some. */
export function CompareView({ data: homes }: { data: ComparedHome[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  return (
    <CompareFrame className="wrap">
      <h1>{t('compare.title')}</h1>
      {homes.length > 1 ? (
        <CompareTable homes={homes} />
      ) : (
        <>
          <Notice tone="info">{t('compare.few')}</Notice>
          <LinkButton to={favouritesPath(language)} variant="secondary">
            {t('favourites.title')}
          </LinkButton>
        </>
      )}
    </CompareFrame>
  );
}
