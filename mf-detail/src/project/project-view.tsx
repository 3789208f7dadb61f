import { useSite, useTexts } from '@facade/section-kit';
import type { ProjectDetail } from '@facade/shared-domain/model';
import { Breadcrumb } from '@facade/shared-ui';
import { EnquiryBar } from '../contact/enquiry-bar.tsx';
import { EnquirySection } from '../contact/enquiry-section.tsx';
import { FloorPlan } from '../gallery/floor-plan.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { projectBreadcrumbs } from '../head/breadcrumbs.ts';
import { PageActions } from '../heading/page-actions.tsx';
import { ProjectHeading } from '../heading/project-heading.tsx';
import { BelowTheFold } from '../on-demand/below-the-fold.tsx';
import { ContactCard, Description, Documents, Floors, Locator, UnitsTable } from '../on-demand/parts.ts';
import { LOCATION_ID } from '../property/anchors.ts';
import { DetailLayout } from '../property/detail-layout.style.ts';
import { projectSections } from '../sections/project-sections.ts';
import { SectionBar } from '../sections/section-bar.tsx';
import type { UnitOrder } from '../units/sort-units.ts';

export interface ProjectViewProps {
  project: ProjectDetail;
  order: UnitOrder;
}

export function ProjectView({ project, order }: ProjectViewProps) {
  const t = useTexts('mf-detail');
  const site = useSite();
  const { agent, name } = project;
  const ask = t('contact.askInfo');
  const sections = projectSections(project);

  return (
    <DetailLayout className="wrap">
      <div className="top">
        <Breadcrumb items={projectBreadcrumbs({ label: name, path: project.path }, site)} label={t('breadcrumb')} />
        <PageActions about={{ kind: 'project', id: project.id }} title={name} path={project.path} agent={agent} />
      </div>
      <Gallery key={project.id} pictures={project.pictures} title={name} sections={sections} />
      <div className="body">
        <div className="columns">
          <div className="main">
            <ProjectHeading project={project} />
            <SectionBar sections={sections} />
            <BelowTheFold>
              <UnitsTable units={project.units} order={order} />
              <Floors units={project.units} />
              <Description description={project.description} />
              <FloorPlan pictures={project.pictures} />
              <div id={LOCATION_ID}>
                <Locator place={project} />
              </div>
              <Documents about={{ kind: 'project', id: project.id }} documents={project.documents} agent={agent} />
            </BelowTheFold>
          </div>
          <aside>
            <BelowTheFold narrow>
              <ContactCard
                agent={agent}
                reference={t('reference', { id: project.id })}
                title={name}
                path={project.path}
                ask={ask}
                wish="information"
              />
            </BelowTheFold>
          </aside>
        </div>
        <EnquiryBar agent={agent} ask={ask} wish="information" title={name} />
      </div>
      <BelowTheFold>
        <div className="rest">
          <EnquirySection
            kind="project"
            id={project.id}
            name={name}
            title={t('contact.formTitleProject')}
            agent={agent}
          />
        </div>
      </BelowTheFold>
    </DetailLayout>
  );
}
