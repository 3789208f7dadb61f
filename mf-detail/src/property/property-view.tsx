import { Slot, useLanguage, useTexts } from '@facade/section-kit';
import { priceText } from '@facade/shared-domain/listing/price-words';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Ribbon } from '@facade/shared-ui';
import { EnquiryBar } from '../contact/enquiry-bar.tsx';
import { EnquirySection } from '../contact/enquiry-section.tsx';
import type { FirstLoan } from '../costs/first-loan.ts';
import { KeyFacts } from '../facts/key-facts.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { FavouriteButton, PageActions } from '../heading/page-actions.tsx';
import { PropertyHeading } from '../heading/property-heading.tsx';
import { PropertyTrail } from '../heading/property-trail.tsx';
import { filmsOf } from '../lightbox/media-kinds.ts';
import { BelowTheFold } from '../on-demand/below-the-fold.tsx';
import { ContactCard, TenantTerms } from '../on-demand/parts.ts';
import { propertySections } from '../sections/property-sections.ts';
import { SectionBar } from '../sections/section-bar.tsx';
import { DetailLayout } from './detail-layout.style.ts';
import { propertyName } from './property-name.ts';
import { PropertyParts, UnitsBeside } from './property-parts.tsx';
import { similarSlot } from './property-slots.ts';
import { useVisit } from './use-visit.ts';

/** Longest name, in letters, that fits on one line of the heading on a laptop. */
const ONE_LINE = 44;

export interface PropertyViewProps {
  property: PropertyDetail;
  loan: FirstLoan | null;
}

export function PropertyView({ property, loan }: PropertyViewProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  useVisit(property.id);
  const { agent } = property;
  const title = propertyName(property, language);
  const available = property.availability === 'available';
  const ask = t(available ? 'contact.askVisit' : 'contact.askSimilar');
  const wish = available ? 'visit' : 'information';
  const price = priceText(property, language, t);
  const reference = t('reference', { id: property.reference });
  const sections = propertySections(property);
  const bar = (
    <EnquiryBar {...{ agent, ask, wish, price }} title={`${property.city} · ${title}`} homeId={property.id} />
  );
  const similar = <Slot {...similarSlot(property)} when="visible" fallback={null} />;

  return (
    <DetailLayout className="wrap" data-long-name={property.title.text.length > ONE_LINE || undefined}>
      <div className="top">
        <PropertyTrail property={property} />
        <PageActions about={{ kind: 'property', id: property.id }} title={title} path={property.path} agent={agent} />
      </div>
      <div className="pictures">
        <Gallery
          key={property.id}
          pictures={property.pictures}
          title={title}
          films={filmsOf(property)}
          about={
            available && (
              <>
                {bar}
                <FavouriteButton propertyId={property.id} />
              </>
            )
          }
          sections={sections}
        />
        {!available && <Ribbon ribbon={{ id: 0, label: price, tone: 'closed', showOnMap: false }} />}
      </div>
      <div className="body">
        <div className="columns" data-gone={available ? undefined : ''}>
          <div className="main">
            <PropertyHeading property={property} perMonth={loan?.perMonth} />
            <KeyFacts property={property} />
            {available && property.goal === 'rent' && <TenantTerms property={property} />}
            {!available && (
              <div className="instead">
                <BelowTheFold>
                  <UnitsBeside property={property} />
                </BelowTheFold>
                {similar}
              </div>
            )}
            <SectionBar sections={sections} context={property.videoUrl ? '' : 'tour'} />
            <BelowTheFold>
              <PropertyParts property={property} loan={loan} />
            </BelowTheFold>
          </div>
          <aside>
            <BelowTheFold narrow>
              <ContactCard
                {...{ agent, reference, title, ask, wish, price }}
                homeId={property.id}
                path={property.path}
              />
            </BelowTheFold>
          </aside>
        </div>
        {bar}
      </div>
      <BelowTheFold>
        <div className="rest">
          <EnquirySection
            kind="property"
            id={property.id}
            name={property.title.text}
            title={t(available ? 'contact.formTitle' : 'contact.formTitleClosed')}
            agent={agent}
            isGone={!available}
          />
          {available && similar}
        </div>
      </BelowTheFold>
    </DetailLayout>
  );
}
