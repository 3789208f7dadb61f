import { type FragmentId, SlotContext, type SlotProps } from '@facade/section-kit';
import { sampleContentPage, sampleModule, TestPage } from '@facade/section-kit/testing';
import type { ContentItem, ContentModule, ContentPage, Picture } from '@facade/shared-domain/model';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type Composition, CompositionContext } from '../../composition/composition-context.ts';
import { siteWithMenu } from '../../layout/test-site.ts';
import { fulfilled } from '../../library-insides/react/settled-promise.ts';
import nl from '../../locales/nl.json';
import { ContentPageView } from '../content-page.tsx';
import { ContentViewsContext } from '../content-views.ts';
import * as contentViews from '../static-module.tsx';

export const picture: Picture = { id: 'p', width: 1600, height: 1200, alt: 'Beeld', color: '#334433' };
export const item = (title: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  title,
  subtitle: null,
  html: null,
  picture: null,
  path: null,
  phone: null,
  email: null,
  count: null,
  ...changes,
});
export const block = (relation: ContentModule['relation'], changes: Partial<ContentModule> = {}): ContentModule =>
  sampleModule({ relation, title: { text: 'Titel', language: 'nl' }, ...changes });
export const page = (modules: ContentModule[], changes: Partial<ContentPage> = {}): ContentPage =>
  sampleContentPage({ modules, ...changes });

const views = fulfilled(contentViews);

/** Replaces the shell's slots and shows what it was asked to render. */
const Shown = (({ id, props, when }: SlotProps<FragmentId>) => (
  <output>{`${id} ${JSON.stringify(props)} ${when ?? 'now'}`}</output>
)) as ComponentType<SlotProps<FragmentId>>;

export const show = (
  content: ContentPage,
  slots: ComponentType<SlotProps<FragmentId>> | null = Shown,
  sections: Partial<Composition['sections']> = {},
) =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <ContentViewsContext value={() => views}>
        <CompositionContext value={{ sections } as Composition}>
          <SlotContext value={slots}>
            <ContentPageView page={content} />
          </SlotContext>
        </CompositionContext>
      </ContentViewsContext>
    </TestPage>,
  );
