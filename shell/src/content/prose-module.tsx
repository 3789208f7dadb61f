import { Prose, useLanguage, useTexts } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { LinkButton, PictureView } from '@facade/shared-ui';
import { type ContentsEntry, withContents } from './contents.ts';
import { ModuleFrame } from './module-frame.tsx';
import { ModulePictures } from './module-pictures.tsx';

/** A text with a picture beside it, rather than a list under a heading. */
export function ProseModule({ module }: { module: ContentModule }) {
  const language = useLanguage();
  const { title, html, link, picture, relation } = module;
  const isValuation = relation === 'valuation';
  const long = html && !picture ? withContents(html.html, `module-${module.id}`) : null;
  const langOf = (part: { language: typeof language }) => (part.language === language ? undefined : part.language);
  return (
    <ModuleFrame module={module} hasPicture={picture !== null}>
      <div className="prose-module">
        <div className="text">
          {title && (
            <h2 id={`module-${module.id}`} lang={langOf(title)}>
              {title.text}
            </h2>
          )}
          {html && <Prose html={long?.html ?? html.html} language={langOf(html)} />}
          {link && (
            <LinkButton to={link.path} variant={isValuation ? 'accent' : 'secondary'} data-prefetch>
              {link.label}
            </LinkButton>
          )}
        </div>
        {long && long.entries.length > 0 && <ContentsList entries={long.entries} />}
        {picture && <PictureView picture={picture} sizes="(min-width: 961px) 46vw, 100vw" ratio="4/3" />}
      </div>
      <ModulePictures module={module} />
    </ModuleFrame>
  );
}

/** Table of contents of a long text, beside it in wide windows, with links that stay in view. */
function ContentsList({ entries }: { entries: ContentsEntry[] }) {
  const t = useTexts('shell');
  return (
    <nav className="contents" aria-label={t('content.onThisPage')}>
      <p>{t('content.onThisPage')}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
