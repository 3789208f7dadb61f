import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { ContentPage } from '@facade/shared-domain/model';
import { FeedbackView } from '../components/feedback-view.tsx';

export const page = definePage<ContentPage>({
  loader: ({ api, route, language, signal }: LoaderArgs) =>
    api.get(`/content?path=${encodeURIComponent(route.original)}&lang=${language}`, { signal }),
  Component: FeedbackView,
  head: ({ data }) => ({
    title: data.meta.title,
    description: data.meta.description,
    alternates: data.paths,
    noindex: true,
  }),
});
