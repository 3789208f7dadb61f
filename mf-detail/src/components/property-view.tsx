import { Slot, useLanguage, useSite } from '@facade/platform/section';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Breadcrumb } from '@facade/shared-ui';
import { propertyBreadcrumbs } from '../model/breadcrumbs.ts';
import type { LoanForm } from '../model/loan.ts';
import { propertyName } from '../model/property-name.ts';
import { similarSlot } from '../model/property-slots.ts';
import { BelowTheFold } from './below-the-fold.tsx';
import { ContactCard } from './contact-card.tsx';
import { DetailLayout } from './detail-layout.ts';
import { EnquiryBar } from './enquiry-bar.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { Gallery } from './gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { PageActions } from './page-actions.tsx';
import { PropertyHeading } from './property-heading.tsx';
import { PropertyParts } from './property-parts.tsx';
import { useTexts } from './use-texts.ts';
import { useVisit } from './use-visit.ts';

export interface PropertyViewProps {
  property: PropertyDetail;
  loan: LoanForm | null;
}

export function PropertyView({ property, loan }: PropertyViewProps) {
  const t = useTexts();
  const site = useSite();
  const language = useLanguage();
  useVisit(property.id);
  const { agent } = property;
  const title = propertyName(property, language);
  const available = property.availability === 'available';
  const ask = t(available ? 'contact.askVisit' : 'contact.askSimilar');
  const wish = available ? 'visit' : 'information';
  const reference = t('reference', { id: property.reference });

  return (
    <DetailLayout className="wrap">
      <div className="top">
        <Breadcrumb items={propertyBreadcrumbs(property, site)} label={t('breadcrumb')} />
        <PageActions propertyId={property.id} title={title} t={t} />
      </div>
      <Gallery key={property.id} pictures={property.pictures} title={title} t={t} />
      <div className="body">
        <div className="columns">
          <div className="main">
            <PropertyHeading property={property} language={language} t={t} />
            <KeyFacts property={property} language={language} t={t} />
            <BelowTheFold>
              <PropertyParts property={property} loan={loan} language={language} t={t} />
            </BelowTheFold>
          </div>
          <aside>
            <BelowTheFold narrow>
              <ContactCard {...{ agent, reference, title, ask, wish, t }} path={property.path} />
            </BelowTheFold>
          </aside>
        </div>
        <EnquiryBar agent={agent} ask={ask} wish={wish} t={t} />
      </div>
      <BelowTheFold>
        <div className="rest">
          <EnquirySection
            kind="property"
            id={property.id}
            title={t(available ? 'contact.formTitle' : 'contact.formTitleClosed')}
            agent={agent}
            documents={property.documents}
            t={t}
          />
          <Slot {...similarSlot(property)} when="visible" fallback={null} />
        </div>
      </BelowTheFold>
    </DetailLayout>
  );
}
