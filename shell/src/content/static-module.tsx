import type { ContentModule } from '@facade/shared-domain/model';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ModuleView } from './module-view.tsx';
import { ProseModule } from './prose-module.tsx';
import { CardView } from './views/card-view.tsx';
import { CollapseView } from './views/collapse-view.tsx';
import { DownloadsView } from './views/downloads-view.tsx';
import { NewsView } from './views/news-view.tsx';
import { SingleView } from './views/single-view.tsx';
import { TeamView } from './views/team-view.tsx';
import { TestimonialsView } from './views/testimonials-view.tsx';
import { TownsView } from './views/towns-view.tsx';

/** Whether an article is shown as one text rather than as cards. */
const isProse = ({ relation, html, items }: ContentModule): boolean =>
  relation === 'text' || relation === 'valuation' || (relation === 'article' && (html !== null || items.length === 0));

/** A module the shell renders itself. It needs no script, so the browser runs this only on pages it renders itself. */
export function StaticModule({ module }: { module: ContentModule }) {
  if (isProse(module)) return <ProseModule module={module} />;
  return <ModuleView module={module}>{bodyOf(module)}</ModuleView>;
}

/** What the relation renders. */
function bodyOf(module: ContentModule): ReactNode {
  switch (module.relation) {
    case 'towns':
      return <TownsView module={module} />;
    case 'testimonials':
      return <TestimonialsView module={module} />;
    case 'downloads':
      return <DownloadsView module={module} />;
    case 'team':
      return <TeamView module={module} />;
    default:
      return <ItemsView module={module} />;
  }
}

/** The items of a category or article, grouped by sub-category where the agency uses them. */
function ItemsView({ module }: { module: ContentModule }) {
  const groups = new Map<string, ContentModule['items']>();
  for (const item of module.items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item]);
  if (groups.size < 2) return <ItemsInView module={module} />;
  return [...groups].map(([name, items]) => (
    <Group key={name}>
      {name && <h3>{name}</h3>}
      <ItemsInView module={{ ...module, items }} />
    </Group>
  ));
}

/** Items in the view that the agency chose. */
function ItemsInView({ module }: { module: ContentModule }) {
  switch (module.view) {
    case 'collapse-view':
      return <CollapseView module={module} />;
    case 'ons-team-view':
      return <TeamView module={module} />;
    case 'news-view':
      return <NewsView module={module} />;
    case 'single-view':
      return <SingleView module={module} />;
    default:
      return <CardView module={module} />;
  }
}

const Group = styled.div`
  & + & {
    margin-top: var(--space-7);
  }
  > h3 {
    margin-bottom: var(--space-4);
    font-size: var(--step-2);
  }
`;
