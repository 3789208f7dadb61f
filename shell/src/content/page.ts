import { definePage } from '@facade/section-kit';
import type { ContentPage } from '@facade/shared-domain/model';
import { createElement } from 'react';
import { contentHead } from './content-head.ts';
import { ContentPageView } from './content-page.tsx';
import { contentSlots } from './content-slots.ts';

/** The shell's own pages: home, pages of the menu, articles. */
export const contentPage = definePage<ContentPage>({
  loader: ({ api, route, language, signal }) =>
    api.get(`/content?path=${encodeURIComponent(route.original)}&lang=${language}`, { signal }),
  Component: ({ data }) => createElement(ContentPageView, { page: data }),
  head: contentHead,
  slots: contentSlots,
});
