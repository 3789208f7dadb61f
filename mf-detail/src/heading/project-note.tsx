import { useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { Note } from './project-note.style.ts';

/** The way from a unit to its project. */
export function ProjectNote({ project }: { project: NonNullable<PropertyDetail['project']> }) {
  const t = useTexts('mf-detail');
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
