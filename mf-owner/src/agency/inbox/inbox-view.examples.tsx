import type { Examples } from '@facade/section-kit/testing';
import { agent, inbox } from '../testing/sample-leads.ts';
import { readFilter } from './inbox-filter.ts';
import { InboxView } from './inbox-view.tsx';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const none = { ...inbox, leads: [], total: 0 };

export const examples: Examples = {
  'a manager, several pages': {
    render: () => <InboxView data={{ inbox: { ...inbox, page: 2, pages: 5 }, filter: filterOf('box=all&page=2') }} />,
    bleed: true,
  },
  'an agent': {
    render: () => <InboxView data={{ inbox: { ...inbox, staff: agent }, filter: filterOf('') }} />,
    bleed: true,
  },
  'nothing new': { render: () => <InboxView data={{ inbox: none, filter: filterOf('') }} />, bleed: true },
  'nothing found': {
    render: () => <InboxView data={{ inbox: none, filter: filterOf('box=all&q=roof') }} />,
    bleed: true,
  },
};
