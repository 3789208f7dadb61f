import { Prose } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { itemsOf } from './items-of.ts';

/** Items below each other as in a newspaper: small picture, headline, first lines. */
export function NewsView({ module }: { module: ContentModule }) {
  return (
    <News>
      {itemsOf(module).map(({ title, language, subtitle, html, picture, path }) => (
        <li key={title} lang={language}>
          {picture && (
            <PictureView picture={picture} sizes="(min-width: 768px) 260px, 100vw" ratio="3/2" widths={CARD_WIDTHS} />
          )}
          <div>
            {subtitle && <p>{subtitle}</p>}
            <h3>
              {path ? (
                <a href={path} data-prefetch>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            {html && <Prose html={html} />}
          </div>
        </li>
      ))}
    </News>
  );
}

const News = styled.ul`
  display: grid;
  gap: var(--space-6);
  li {
    position: relative;
    display: grid;
    gap: var(--space-4) var(--space-6);
  }
  li + li {
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
  }
  li > div {
    display: grid;
    align-content: center;
    gap: var(--space-2);
  }
  .ui-picture {
    border-radius: var(--radius);
  }
  p {
    color: var(--muted);
    font-size: var(--step--1);
  }
  h3 {
    font-size: var(--step-2);
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a {
    text-decoration: underline;
  }
  @media (min-width: 768px) {
    li:has(.ui-picture) {
      grid-template-columns: 260px minmax(0, 1fr);
    }
  }
`;
