import { Prose, useLanguage } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { ModuleFrame } from './module-frame.tsx';
import { ModulePictures } from './module-pictures.tsx';

export interface ModuleViewProps {
  module: ContentModule;
  /** What the module's relation renders. */
  children: ReactNode;
}

/** Backgrounds on which the colours of lists and forms cannot be read. */
const STRONG: ReadonlySet<ContentModule['background']> = new Set(['primary', 'color', 'picture']);

/** One block of a page: its frame, heading, link and text, and below them what its relation renders. */
export function ModuleView({ module, children }: ModuleViewProps) {
  const language = useLanguage();
  const { title, html, link } = module;
  const langOf = (part: { language: typeof language }) => (part.language === language ? undefined : part.language);
  return (
    <ModuleFrame module={module}>
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
      {STRONG.has(module.background) ? <div className="paper">{children}</div> : children}
      <ModulePictures module={module} />
    </ModuleFrame>
  );
}
