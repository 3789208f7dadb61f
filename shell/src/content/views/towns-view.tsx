import { Prose, useTexts } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { columns, columnsOf } from './grid.ts';
import { itemsOf } from './items-of.ts';

/** Featured towns, each with the number of homes for sale and for rent there. */
export function TownsView({ module }: { module: ContentModule }) {
  const t = useTexts('shell');
  return (
    <Towns data-columns={columnsOf(module.itemsPerRow)}>
      {itemsOf(module).map(({ title, language, subtitle, html, picture, path, count }) => {
        const figures = count && [
          count.sale > 0 && t('counts.sale', { count: count.sale }),
          count.rent > 0 && t('counts.rent', { count: count.rent }),
        ];
        return (
          <li key={title} lang={language}>
            {picture && <PictureView picture={picture} sizes="(min-width: 961px) 25vw, 50vw" ratio="4/3" alt="" />}
            <h3>
              {path ? (
                <a href={path} data-prefetch>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p>{figures ? figures.filter(Boolean).join(' · ') : subtitle}</p>
            {html && <Prose html={html} />}
          </li>
        );
      })}
    </Towns>
  );
}

const Towns = styled.ul`
  ${columns}
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 961px) {
    &&[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &&[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li {
    position: relative;
    align-content: start;
  }
  .ui-picture {
    margin-bottom: var(--space-3);
    border-radius: var(--radius);
  }
  .ui-picture img {
    transition: transform 600ms cubic-bezier(0.2, 0.6, 0.2, 1);
  }
  li:hover img {
    transform: scale(1.025);
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
  li:hover a {
    text-decoration: underline;
  }
  p {
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  li > p {
    font-weight: 500;
  }
  .prose {
    display: none;
    margin-top: var(--space-1);
    color: var(--muted);
  }
  @media (min-width: 768px) {
    .prose {
      display: block;
    }
  }
`;
