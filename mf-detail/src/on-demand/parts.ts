import { ContactCard as ContactCardNow } from '../contact/contact-card.tsx';
import { CostParts as CostPartsNow } from '../costs/cost-parts.tsx';
import { Description as DescriptionNow } from '../facts/description.tsx';
import { Documents as DocumentsNow } from '../facts/documents.tsx';
import { FactParts as FactPartsNow } from '../facts/fact-parts.tsx';
import { MediaLinks as MediaLinksNow } from '../gallery/media-links.tsx';
import { GoneView as GoneViewNow } from '../gone/gone-view.tsx';
import { ProjectNote as ProjectNoteNow } from '../heading/project-note.tsx';
import { TenantTerms as TenantTermsNow } from '../heading/tenant-terms.tsx';
import { Locator as LocatorNow } from '../map/locator.tsx';
import { Floors as FloorsNow } from '../units/floors.tsx';
import { OtherUnits as OtherUnitsNow } from '../units/other-units.tsx';
import { UnitsTable as UnitsTableNow } from '../units/units-table.tsx';
import { onSight } from './on-sight.tsx';

/** The server renders at once. A constant of the build: each build keeps one branch and drops the other with what it imports. */
const atOnce = typeof window === 'undefined';

/** Video and virtual tour. */
export const MediaLinks = onSight(
  atOnce ? MediaLinksNow : null,
  async () => (await import('../gallery/media-links.tsx')).MediaLinks,
);

/** What the agency writes of a home. */
export const Description = onSight(
  atOnce ? DescriptionNow : null,
  async () => (await import('../facts/description.tsx')).Description,
);

/** The project of a unit. */
export const ProjectNote = onSight(
  atOnce ? ProjectNoteNow : null,
  async () => (await import('../heading/project-note.tsx')).ProjectNote,
);

/** Of what is for rent; with the facts, whose code it needs. */
export const TenantTerms = onSight(
  atOnce ? TenantTermsNow : null,
  async () => (await import(/* webpackChunkName: 'facts' */ '../heading/tenant-terms.tsx')).TenantTerms,
);

/** Energy, plan and all the facts. */
export const FactParts = onSight(
  atOnce ? FactPartsNow : null,
  async () => (await import(/* webpackChunkName: 'facts' */ '../facts/fact-parts.tsx')).FactParts,
);

/** Links alone until a visitor comes near. */
export const ContactCard = onSight(
  atOnce ? ContactCardNow : null,
  async () => (await import('../contact/contact-card.tsx')).ContactCard,
);

/** Sorts by its address until a visitor comes near. */
export const UnitsTable = onSight(
  atOnce ? UnitsTableNow : null,
  async () => (await import('../units/units-table.tsx')).UnitsTable,
);

/** What else is for sale in the project of a unit. */
export const OtherUnits = onSight(
  atOnce ? OtherUnitsNow : null,
  async () => (await import('../units/other-units.tsx')).OtherUnits,
);

/** The building of a project. */
export const Floors = onSight(atOnce ? FloorsNow : null, async () => (await import('../units/floors.tsx')).Floors);

/** In place of a property that was public once: few addresses are old. */
export const GoneView = onSight(
  atOnce ? GoneViewNow : null,
  async () => (await import('../gone/gone-view.tsx')).GoneView,
);

export const Locator = onSight(atOnce ? LocatorNow : null, async () => (await import('../map/locator.tsx')).Locator);

export const CostParts = onSight(
  atOnce ? CostPartsNow : null,
  async () => (await import('../costs/cost-parts.tsx')).CostParts,
);

export const Documents = onSight(
  atOnce ? DocumentsNow : null,
  async () => (await import('../facts/documents.tsx')).Documents,
);
