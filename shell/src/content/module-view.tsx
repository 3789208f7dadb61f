import { Slot, useLanguage } from '@facade/platform/section';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon, LinkButton, PictureView, Skeleton } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { projectListProps, propertyListProps } from './content-slots.ts';
import { Html } from './html.tsx';
import { ModuleFrame } from './module-style.ts';
import { CardView } from './views/card-view.tsx';
import { CollapseView } from './views/collapse-view.tsx';
import { DownloadsView } from './views/downloads-view.tsx';
import { NewsView } from './views/news-view.tsx';
import { SingleView } from './views/single-view.tsx';
import { TeamView } from './views/team-view.tsx';
import { TestimonialsView } from './views/testimonials-view.tsx';
import { TownsView } from './views/towns-view.tsx';

/** A text of its own, with a picture beside it, rather than a list under a heading. An article is one or is listed as cards. */
const isProseModule = ({ relation, html, items }: ContentModule): boolean =>
  relation === 'text' || relation === 'valuation' || (relation === 'article' && (html !== null || items.length === 0));

/** One block of a page: its frame, heading and text, and what its relation and view make of it. */
export function ModuleView({ module }: { module: ContentModule }) {
  const language = useLanguage();
  const { title, html, link, picture, relation, background, span } = module;
  const isProse = isProseModule(module);
  const langOf = (part: { language: typeof language }) => (part.language === language ? undefined : part.language);
  const heading = title && (
    <h2 id={`module-${module.id}`} lang={langOf(title)}>
      {title.text}
    </h2>
  );
  const text = html && <Html html={html.html} language={langOf(html)} />;
  const dark = background === 'primary' || relation === 'valuation';
  return (
    <ModuleFrame
      aria-labelledby={title ? `module-${module.id}` : undefined}
      data-relation={relation}
      data-background={background === 'none' ? undefined : background}
      data-picture={(isProse && picture !== null) || undefined}
      data-span={span < 12 ? span : undefined}
    >
      <div className={dark ? 'wrap on-dark' : 'wrap'}>
        {isProse ? (
          <div className="prose-module">
            <div className="text">
              {heading}
              {text}
              {link && (
                <LinkButton to={link.path} variant={relation === 'valuation' ? 'accent' : 'secondary'} data-prefetch>
                  {link.label}
                </LinkButton>
              )}
            </div>
            {picture && <PictureView picture={picture} sizes="(min-width: 961px) 46vw, 100vw" ratio="4/3" />}
          </div>
        ) : (
          <>
            {(heading || link) && (
              <div className="heading">
                {heading}
                {link && (
                  <a className="more" href={link.path} data-prefetch>
                    {link.label}
                    <Icon name="arrow-right" size={18} />
                  </a>
                )}
              </div>
            )}
            {text}
            <ModuleBody module={module} />
          </>
        )}
      </div>
    </ModuleFrame>
  );
}

/** What the relation draws. */
function ModuleBody({ module }: { module: ContentModule }): ReactNode {
  switch (module.relation) {
    case 'property-list':
      return (
        <Slot
          id="mf-listings/property-list"
          props={propertyListProps(module)}
          when="visible"
          skeleton={<Skeleton height="420px" />}
        />
      );
    case 'project-list':
      return (
        <Slot
          id="mf-listings/project-list"
          props={projectListProps(module)}
          when="visible"
          skeleton={<Skeleton height="420px" />}
        />
      );
    case 'contact':
      return (
        <Slot id="mf-forms/contact" props={{ about: null }} when="visible" skeleton={<Skeleton height="620px" />} />
      );
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

/** A category's or article's items, in the view the agency chose. */
function ItemsView({ module }: { module: ContentModule }) {
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
