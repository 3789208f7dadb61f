import {
  type FragmentId,
  PageContextContext,
  type ReturnedForm,
  Slot,
  SlotContext,
  type SlotProps,
} from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Navigator, Router } from 'react-router';
import { ContentViewsContext } from '../content/content-views.ts';
import { COMMON_SLOTS } from './common-slots.ts';
import { type Composition, CompositionContext } from './composition-context.ts';
import type { LoadedPage } from './loading/loaded-page.ts';
import { PageView } from './page-view.tsx';
import { SlotView } from './slot-view.tsx';
import { TextsProvider } from './texts-provider.tsx';

export interface AppProps {
  page: LoadedPage;
  site: Site;
  language: Language;
  texts: i18n;
  composition: Composition;
  navigator: Navigator;
  form: ReturnedForm | null;
}

const Slots = SlotView as ComponentType<SlotProps<FragmentId>>;

/** The page's own view: the part that changes with the address, on server and browser. */
export const App = (props: AppProps) => (
  <PageProviders {...props}>
    <PageView key={props.page.href.split('?')[0]} page={props.page} />
  </PageProviders>
);

/**
 * The parts that every page has and that stay through navigation. They have a separate root: inside the page's root, a fragment
 * that has not hydrated yet would delay every navigation, because React hydrates it before it may change anything around it.
 */
export const CommonApp = (props: AppProps) => (
  <PageProviders {...props}>
    {COMMON_SLOTS.map(({ id, when }) => (
      <Slot key={id} id={id} props={{}} when={when} fallback={null} />
    ))}
  </PageProviders>
);

/** The providers around a page or fragment, on server and browser. */
export function PageProviders({
  page,
  site,
  language,
  texts,
  composition,
  navigator,
  form,
  children,
}: AppProps & { children: ReactNode }) {
  const context = useMemo(() => ({ site, language, form }), [site, language, form]);
  return (
    <Router location={page.href} navigator={navigator}>
      <TextsProvider texts={texts}>
        <PageContextContext value={context}>
          <CompositionContext value={composition}>
            <ContentViewsContext value={composition.contentViews}>
              <SlotContext value={Slots}>{children}</SlotContext>
            </ContentViewsContext>
          </CompositionContext>
        </PageContextContext>
      </TextsProvider>
    </Router>
  );
}
