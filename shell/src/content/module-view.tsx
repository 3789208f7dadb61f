import { Prose, useLanguage } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { ModuleFrame } from './module-style.ts';

export interface ModuleViewProps {
  module: ContentModule;
  /** What the module's relation renders. */
  children: ReactNode;
}

/** One block of a page: its frame, heading, link to more and text, and under them what its relation makes of it. */
export function ModuleView({ module, children }: ModuleViewProps) {
  const language = useLanguage();
  const { title, html, link, relation, background, span } = module;
  const langOf = (part: { language: typeof language }) => (part.language === language ? undefined : part.language);
  return (
    <ModuleFrame
      aria-labelledby={title ? `module-${module.id}` : undefined}
      data-relation={relation}
      data-background={background === 'none' ? undefined : background}
      data-span={span < 12 ? span : undefined}
    >
      <div className={background === 'primary' ? 'wrap on-dark' : 'wrap'}>
        {(title || link) && (
          <div className="heading">
            {title && (
              <h2 id={`module-${module.id}`} lang={langOf(title)}>
                {title.text}
              </h2>
            )}
            {link && (
              <a className="more" href={link.path} data-prefetch>
                {link.label}
                <Icon name="arrow-right" size={18} />
              </a>
            )}
          </div>
        )}
        {html && <Prose html={html.html} language={langOf(html)} />}
        {children}
      </div>
    </ModuleFrame>
  );
}
