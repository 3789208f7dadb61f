import { Prose, useTexts } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { itemsOf } from './items-of.ts';

/** Items as expandable questions. Native elements, so they work and can be searched without script. */
export function CollapseView({ module }: { module: ContentModule }) {
  const t = useTexts('shell');
  return (
    <Questions>
      {itemsOf(module).map(({ title, language, subtitle, html, path }) => (
        <details key={title} lang={language} name={`module-${module.id}`}>
          <summary>
            <h3>{title}</h3>
            <Icon name="plus" size={22} />
          </summary>
          <div className="answer">
            {subtitle && <p>{subtitle}</p>}
            {html && <Prose html={html} />}
            {path && (
              <a href={path} data-prefetch aria-label={`${t('content.readMore')}: ${title}`}>
                {t('content.readMore')}
              </a>
            )}
          </div>
        </details>
      ))}
    </Questions>
  );
}

const Questions = styled.div`
  border-bottom: 1px solid var(--line-strong);
  details {
    border-top: 1px solid var(--line-strong);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
  }
  summary svg {
    transition: transform var(--slow);
  }
  [open] > summary svg {
    transform: rotate(45deg);
  }
  .answer {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    padding-bottom: var(--space-6);
  }
  a {
    font-weight: 600;
  }
`;
