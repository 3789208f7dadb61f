import { useLanguage, useTexts } from '@facade/section-kit';
import { comparePath, favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { LinkButton, Notice } from '@facade/shared-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CompareFrame } from './compare.style.ts';
import { CompareTable } from './compare-table.tsx';
import { useCompared } from './compared.ts';
import type { ComparedHome } from './compared-home.ts';

/** Up to four homes side by side: those of the address, or those chosen in this tab. With less than two, how to choose some. */
export function CompareView({ data: homes }: { data: ComparedHome[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const chosen = useCompared();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBare = search === '' && chosen.length > 1;
  useEffect(() => {
    if (isBare) navigate(comparePath(language, chosen), { replace: true });
  }, [isBare, navigate, language, chosen]);
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
