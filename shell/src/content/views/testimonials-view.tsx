import { Prose } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { readUrl } from '@facade/shared-domain/paths/read-url';
import { THUMBNAIL_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { columns } from './grid.ts';
import { itemsOf } from './items-of.ts';

/** Quotes of clients, with their names. */
export function TestimonialsView({ module }: { module: ContentModule }) {
  const items = itemsOf(module);
  return (
    <Quotes data-columns={Math.min(3, items.length)}>
      {items.map(({ title, language, subtitle, html, picture, path, given }, index) => (
        <li key={`${title}-${index}`} lang={language}>
          <figure>
            <blockquote>{html && <Prose html={html} />}</blockquote>
            <figcaption>
              {picture && <PictureView picture={picture} sizes="48px" ratio="1/1" widths={THUMBNAIL_WIDTHS} alt="" />}
              <div>
                <strong>
                  {path ? (
                    <a href={path} data-prefetch>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </strong>
                {subtitle && <span>{subtitle}</span>}
                {given?.website && (
                  <a href={given.website} rel="nofollow ugc noopener noreferrer">
                    {hostOf(given.website)}
                  </a>
                )}
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </Quotes>
  );
}

/** The host of an address, so that visitors see where the link leads. */
const hostOf = (address: string): string => readUrl(address)?.hostname.replace(/^www\./, '') ?? address;

const Quotes = styled.ul`
  ${columns}
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: var(--space-5);
    height: 100%;
    padding-top: var(--space-5);
    border-top: 2px solid var(--accent);
  }
  blockquote .prose {
    font: 400 var(--step-1) / 1.45 var(--font-display);
    letter-spacing: -0.005em;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font-size: var(--step--1);
  }
  figcaption div {
    display: grid;
  }
  .ui-picture {
    flex: none;
    width: 48px;
    border-radius: 50%;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    color: var(--muted);
  }
`;
