import { useLanguage, useSite } from '@facade/platform/section';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { Breadcrumb } from '@facade/shared-ui';
import { projectBreadcrumbs } from '../model/breadcrumbs.ts';
import type { UnitOrder } from '../model/sort-units.ts';
import { BelowTheFold } from './below-the-fold.tsx';
import { ContactCard } from './contact-card.tsx';
import { Description } from './description.tsx';
import { DetailLayout } from './detail-layout.ts';
import { Documents } from './documents.tsx';
import { EnquiryBar } from './enquiry-bar.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { Gallery } from './gallery.tsx';
import { Locator } from './locator.tsx';
import { PageActions } from './page-actions.tsx';
import { ProjectHeading } from './project-heading.tsx';
import { UnitsTable } from './units-table.tsx';
import { useTexts } from './use-texts.ts';

export interface ProjectViewProps {
  project: ProjectDetail;
  order: UnitOrder;
}

export function ProjectView({ project, order }: ProjectViewProps) {
  const t = useTexts();
  const site = useSite();
  const language = useLanguage();
  const { agent, name } = project;
  const ask = t('contact.askInfo');

  return (
    <DetailLayout className="wrap">
      <div className="top">
        <Breadcrumb items={projectBreadcrumbs({ label: name, path: project.path }, site)} label={t('breadcrumb')} />
        <PageActions title={name} t={t} />
      </div>
      <Gallery key={project.id} pictures={project.pictures} title={name} t={t} />
      <div className="body">
        <div className="columns">
          <div className="main">
            <ProjectHeading project={project} language={language} t={t} />
            <BelowTheFold>
              <UnitsTable units={project.units} order={order} language={language} t={t} />
              <Description description={project.description} language={language} t={t} />
              <FloorPlan pictures={project.pictures} t={t} />
              <Locator place={project} language={language} t={t} />
              <Documents documents={project.documents} t={t} />
            </BelowTheFold>
          </div>
          <aside>
            <ContactCard
              agent={agent}
              reference={t('reference', { id: project.id })}
              path={project.path}
              title={name}
              ask={ask}
              wish="information"
              t={t}
            />
          </aside>
        </div>
        <EnquiryBar agent={agent} ask={ask} wish="information" t={t} />
      </div>
      <BelowTheFold>
        <div className="rest">
          <EnquirySection
            kind="project"
            id={project.id}
            title={t('contact.formTitleProject')}
            agent={agent}
            documents={project.documents}
            t={t}
          />
        </div>
      </BelowTheFold>
    </DetailLayout>
  );
}
