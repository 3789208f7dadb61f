import { definePage, notFound } from '@facade/section-kit';
import { subjectOfPath } from '@facade/shared-domain/paths/forms/form-paths';
import { FriendView } from '../forms/send-to-friend/friend-view.tsx';
import { loadSubject } from '../kit/subject/load-subject.ts';
import type { Subject } from '../kit/subject/subject.ts';

export const page = definePage<{ subject: Subject }, 'mf-forms'>({
  async loader({ route, ...args }) {
    const about = subjectOfPath(route.params.about ?? '');
    if (!about) throw notFound();
    const { subject } = await loadSubject(args, about);
    return { subject };
  },
  Component: FriendView,
  head: ({ data: { subject }, t, site }) => ({
    title: `${t('friend.title')}: ${subject.title.text} | ${site.agency.name}`,
    noindex: true,
  }),
});
