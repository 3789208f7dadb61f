import { Prose } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon, PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { columns, columnsOf } from './grid.ts';
import { itemsOf } from './items-of.ts';

/** Items side by side: picture, title and a short text. The whole card links to its page. */
export function CardView({ module }: { module: ContentModule }) {
  return (
    <Cards data-columns={columnsOf(module.itemsPerRow)}>
      {itemsOf(module).map(({ title, language, subtitle, html, picture, path }) => (
        <li key={title} lang={language} data-bare={picture ? undefined : true}>
          {picture && (
            <PictureView
              picture={picture}
              sizes="(min-width: 961px) 25vw, (min-width: 600px) 50vw, 100vw"
              ratio="3/2"
            />
          )}
          <h3>
            {path ? (
              <a href={path} data-prefetch>
                {title}
                <Icon name="arrow-right" size={18} />
              </a>
            ) : (
              title
            )}
          </h3>
          {subtitle && <p>{subtitle}</p>}
          {html && !subtitle && <Prose html={html} />}
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  ${columns}
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  .ui-picture {
    margin-bottom: var(--space-2);
    border-radius: var(--radius);
  }
  .ui-picture img {
    transition: transform 600ms cubic-bezier(0.2, 0.6, 0.2, 1);
  }
  li:has(a:hover) .ui-picture img {
    transform: scale(1.025);
  }
  li[data-bare] {
    padding-top: var(--space-5);
    border-top: 1px solid currentColor;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  h3 svg {
    display: inline-block;
    margin-left: 0.4em;
    vertical-align: -0.15em;
    transition: transform var(--fast);
  }
  li:has(a:hover) svg {
    transform: translateX(4px);
  }
  p,
  .prose {
    color: var(--muted);
  }
`;
