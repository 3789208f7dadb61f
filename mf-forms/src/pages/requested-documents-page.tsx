import { definePage, isApiError, type LoaderArgs } from '@facade/section-kit';
import {
  type RequestedDocuments,
  type RequestedDocumentsData,
  RequestedDocumentsView,
} from '../forms/documents/requested-documents-view.tsx';
import { loadSubject } from '../kit/subject/load-subject.ts';

async function loader({ route, ...args }: LoaderArgs): Promise<RequestedDocumentsData> {
  const { api, language, signal } = args;
  const token = encodeURIComponent(route.params.token ?? '');
  try {
    const asked = await api.get<RequestedDocuments>(`/asked-documents/${token}?lang=${language}`, { signal });
    const subject = await loadSubject(args, asked.about).then(
      (found) => found.subject,
      // The documents are what the visitor comes for.
      () => null,
    );
    return { ...asked, subject };
  } catch (error) {
    if (!isApiError(error) || error.status !== 410) throw error;
    return { gone: { title: error.problem?.title ?? '', detail: error.problem?.detail ?? '' } };
  }
}

export const page = definePage<RequestedDocumentsData, 'mf-forms'>({
  // Personal: never cached.
  access: 'owner',
  loader,
  Component: RequestedDocumentsView,
  head: ({ data, t, site }) => ({
    title: `${'gone' in data ? data.gone.title : t('papers.title')} | ${site.agency.name}`,
    noindex: true,
    ...('gone' in data && { status: 410 as const }),
  }),
});
