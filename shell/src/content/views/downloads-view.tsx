import { Prose } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { itemsOf } from './items-of.ts';

/** Documents to download, one per line. */
export function DownloadsView({ module }: { module: ContentModule }) {
  return (
    <Documents>
      {itemsOf(module).map(({ title, language, subtitle, html, path }) => (
        <li key={title} lang={language}>
          <Icon name="document" size={26} />
          <div>
            <h3>{path ? <a href={path}>{title}</a> : title}</h3>
            {subtitle && <p>{subtitle}</p>}
            {html && <Prose html={html} />}
          </div>
          {path && <Icon name="arrow-right" size={22} />}
        </li>
      ))}
    </Documents>
  );
}

const Documents = styled.ul`
  border-bottom: 1px solid var(--line-strong);
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-4);
    padding-block: var(--space-5);
    border-top: 1px solid var(--line-strong);
  }
  li > svg:first-child {
    color: var(--accent);
  }
  li > svg:last-child {
    transition: transform var(--fast);
  }
  li:hover > svg:last-child {
    transform: translateX(4px);
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p,
  .prose {
    color: var(--muted);
  }
`;
