import { definePage, notFound } from '@facade/section-kit';
import { subjectOfPath } from '@facade/shared-domain/paths/forms/form-paths';
import { type DocumentsPageData, DocumentsView } from '../forms/documents/documents-view.tsx';
import { loadSubject } from '../kit/subject/load-subject.ts';

export const page = definePage<DocumentsPageData, 'mf-forms'>({
  async loader({ route, url, ...args }) {
    const about = subjectOfPath(route.params.about ?? '');
    if (!about) throw notFound();
    return { ...(await loadSubject(args, about)), asked: url.searchParams.get('document') };
  },
  Component: DocumentsView,
  head: ({ data: { subject }, t, site }) => ({
    title: `${t('documents.title')}: ${subject.title.text} | ${site.agency.name}`,
    noindex: true,
  }),
});
