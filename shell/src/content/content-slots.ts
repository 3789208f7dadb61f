import type { FragmentProps, SlotRequest } from '@facade/section-kit';
import type { ContentModule, ContentPage } from '@facade/shared-domain/model';
import { isHome } from './is-home.ts';

/** Columns where the agency set none. */
const PER_ROW = 4;

const propertyListProps = ({
  goal,
  maxItems,
  itemsPerRow,
}: ContentModule): FragmentProps['mf-listings/property-list'] => ({
  goal,
  max: maxItems,
  perRow: itemsPerRow || PER_ROW,
});

const projectListProps = ({ maxItems, itemsPerRow }: ContentModule): FragmentProps['mf-listings/project-list'] => ({
  max: maxItems,
  perRow: itemsPerRow || PER_ROW,
});

/** The fragment of another section that renders a module; null where the shell renders it itself. */
export function moduleSlot(module: ContentModule): SlotRequest | null {
  switch (module.relation) {
    case 'property-list':
      return { id: 'mf-listings/property-list', props: propertyListProps(module) };
    case 'project-list':
      return { id: 'mf-listings/project-list', props: projectListProps(module) };
    case 'fragment':
      // The fragment of a section that the shell may not know, so its props were not type-checked.
      return module.fragment ? (module.fragment as SlotRequest) : null;
    case 'contact':
      return { id: 'mf-forms/contact', props: { about: null } };
    default:
      return null;
  }
}

/** Every fragment of a content page, so that their code and data are loaded together with the page. */
export function contentSlots(page: ContentPage): SlotRequest[] {
  const slots = page.modules.map(moduleSlot).filter((slot) => slot !== null);
  return isHome(page) ? [{ id: 'mf-listings/search-box', props: {}, when: 'now' }, ...slots] : slots;
}
