import { Prose, useTexts } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { LinkButton, PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { itemsOf } from './items-of.ts';

/** Each item in a separate row, text and picture side by side, alternating sides. */
export function SingleView({ module }: { module: ContentModule }) {
  const t = useTexts('shell');
  return (
    <Singles>
      {itemsOf(module).map(({ title, language, subtitle, html, picture, path }) => (
        <article key={title} lang={language}>
          {picture && <PictureView picture={picture} sizes="(min-width: 961px) 46vw, 100vw" ratio="4/3" />}
          <div>
            <h3>{title}</h3>
            {subtitle && <p>{subtitle}</p>}
            {html && <Prose html={html} />}
            {path && (
              <LinkButton to={path} variant="secondary" data-prefetch aria-label={`${t('content.readMore')}: ${title}`}>
                {t('content.readMore')}
              </LinkButton>
            )}
          </div>
        </article>
      ))}
    </Singles>
  );
}

const Singles = styled.div`
  display: grid;
  gap: var(--space-8);
  article,
  article > div {
    display: grid;
    gap: var(--space-4);
    align-content: center;
    justify-items: start;
  }
  .ui-picture {
    width: 100%;
    border-radius: var(--radius);
  }
  h3 {
    font-size: var(--step-2);
  }
  p {
    color: var(--muted);
  }
  @media (min-width: 961px) {
    article:has(.ui-picture) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-8);
    }
    article:nth-child(even) .ui-picture {
      order: 1;
    }
  }
`;
