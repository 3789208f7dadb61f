import {
  type FragmentId,
  PageContextContext,
  type ReturnedForm,
  Slot,
  SlotContext,
  type SlotProps,
} from '@facade/platform/section';
import type { Language, Site } from '@facade/shared-domain/model';
import type { i18n } from 'i18next';
import { type ComponentType, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Navigator, Router } from 'react-router';
import { commonSlots } from './common-slots.ts';
import { type Composition, CompositionContext } from './composition-context.ts';
import type { LoadedPage } from './loaded-page.ts';
import { PageView } from './page-view.tsx';
import { SlotView } from './slot-view.tsx';

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

/** The part of the document that lives in the browser too: the page's own view and what it needs around it. */
export function App({ page, site, language, texts, composition, navigator, form }: AppProps) {
  const context = useMemo(() => ({ site, language, form }), [site, language, form]);
  return (
    <Router location={page.href} navigator={navigator}>
      <I18nextProvider i18n={texts}>
        <PageContextContext value={context}>
          <CompositionContext value={composition}>
            <SlotContext value={Slots}>
              <PageView key={page.href.split('?')[0]} page={page} />
              {commonSlots(site).map(({ id, when }) => (
                <Slot key={id} id={id} props={{}} when={when} fallback={null} />
              ))}
            </SlotContext>
          </CompositionContext>
        </PageContextContext>
      </I18nextProvider>
    </Router>
  );
}
