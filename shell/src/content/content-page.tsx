import { Slot } from '@facade/platform/section';
import type { ContentPage } from '@facade/shared-domain/model';
import { BannerView } from '../layout/banner/banner-view.tsx';
import { ContentModuleView } from './content-module.tsx';
import { isHome } from './is-home.ts';
import { ListLinks } from './list-links.tsx';

/** A page of the agency's: banner, then its modules in order. */
export function ContentPageView({ page }: { page: ContentPage }) {
  const home = isHome(page);
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
      {page.modules.map((module) => (
        <ContentModuleView key={module.id} module={module} />
      ))}
    </>
  );
}
