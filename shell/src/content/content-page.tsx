import { Slot, useLanguage, useTexts } from '@facade/section-kit';
import type { ContentPage } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { BannerView } from '../layout/banner/banner-view.tsx';
import { ContentModuleView } from './content-module.tsx';
import { fallbackLanguage } from './fallback-language.ts';
import { isHome } from './is-home.ts';
import { ListLinks } from './list-links.tsx';
import { ModuleRow } from './module-row.style.ts';
import { rowsOf } from './rows-of.ts';

/** A page of the agency: banner, then its modules in order. */
export function ContentPageView({ page }: { page: ContentPage }) {
  const home = isHome(page);
  const t = useTexts('shell');
  const standIn = fallbackLanguage(page, useLanguage());
  return (
    <>
      <BannerView
        banner={page.banner}
        title={page.title}
        description={page.intro}
        home={home}
        breadcrumb={page.breadcrumb}
      >
        {home && <Slot id="mf-listings/search-box" props={{}} skeleton={<ListLinks />} fallback={<ListLinks />} />}
      </BannerView>
      {standIn && (
        <div className="wrap">
          <Notice tone="info">
            <p>{t(`content.standIn.${standIn}`)}</p>
          </Notice>
        </div>
      )}
      {rowsOf(page.modules).map(([first, ...others]) =>
        others.length === 0 ? (
          <ContentModuleView key={first.id} module={first} />
        ) : (
          <ModuleRow key={first.id} className="wrap">
            {[first, ...others].map((module) => (
              <ContentModuleView key={module.id} module={module} />
            ))}
          </ModuleRow>
        ),
      )}
    </>
  );
}
