import type { Translate } from '@facade/platform/section';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';

/** The way from a unit to its project. */
export function ProjectNote({ project, t }: { project: NonNullable<PropertyDetail['project']>; t: Translate }) {
  return (
    <Note>
      <Icon name="building" size={28} />
      <span>{t('project.partOf')}</span>
      <a href={project.path} data-prefetch>
        {project.name}
        <Icon name="arrow-right" size={18} />
      </a>
    </Note>
  );
}

const Note = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius);
  background: var(--tint);
  > svg {
    grid-row: span 2;
    align-self: center;
    color: var(--primary);
  }
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font: 500 var(--step-1) / 1.3 var(--font-display);
  }
  @media print {
    display: none;
  }
`;
