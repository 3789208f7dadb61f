import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { ContentPage } from '@facade/shared-domain/model';
import { type FormSubject, subjectOfPath } from '@facade/shared-domain/paths/forms/form-paths';
import { isSignedKey } from '@facade/shared-domain/paths/signed-key';
import { type FeedbackData, FeedbackView } from '../feedback/feedback-view.tsx';
import { readOffer } from '../feedback/made-offer.ts';
import { loadSubject } from '../kit/subject/load-subject.ts';

async function loader({ route, url, ...args }: LoaderArgs): Promise<FeedbackData> {
  const { api, language, signal } = args;
  const about = aboutOf(url.searchParams);
  const [page, subject] = await Promise.all([
    api.get<ContentPage>(`/content?path=${encodeURIComponent(route.original)}&lang=${language}`, { signal }),
    // The subject may be gone or invalid: show the thanks without it.
    about ? loadSubject(args, about).catch(() => null) : null,
  ]);
  const offer = readOffer(url.searchParams);
  const [appointment, documents] = ['appointment', 'documents'].map((name) => tokenIn(url.searchParams, name));
  return {
    ...page,
    ...(subject && { subject: subject.subject }),
    ...(appointment && { appointment }),
    ...(documents && { documents }),
    ...(url.searchParams.get('mail') === 'held' && { isHeld: true }),
    ...(offer && { offer }),
  };
}

function tokenIn(parameters: URLSearchParams, name: string): string | null {
  const token = parameters.get(name) ?? '';
  return isSignedKey(token) ? token : null;
}

function aboutOf(parameters: URLSearchParams): FormSubject | null {
  const [home, project] = [parameters.get('home'), parameters.get('project')];
  return subjectOfPath(home ?? (project === null ? '' : `project-${project}`));
}

export const page = definePage<FeedbackData, 'mf-forms'>({
  loader,
  Component: FeedbackView,
  head: ({ data }) => ({
    title: data.meta.title,
    description: data.meta.description,
    alternates: data.paths,
    noindex: true,
  }),
  slots: ({ subject }) =>
    subject?.kind === 'property' ? [{ id: 'mf-listings/similar-properties', props: { propertyId: subject.id } }] : [],
});
