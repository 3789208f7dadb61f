import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Props of every fragment that crosses a section's border: the contract between the section that renders and the one that asks. */
export interface FragmentProps {
  /** Search field with its results panel, and the For sale / For rent links with counts. */
  'mf-listings/search-box': Record<string, never>;
  /** Newest properties as cards. */
  'mf-listings/property-list': { goal: 'sale' | 'rent' | null; max: number; perRow: number };
  'mf-listings/project-list': { max: number; perRow: number };
  /** Other properties a visitor of this one would want to see. */
  'mf-listings/similar-properties': { propertyId: number };
  /** Enquiry about one property or project; with `null`, the agency's general contact form. */
  'mf-forms/contact': { about: { kind: 'property' | 'project'; id: number } | null };
  /** Cookie dialog. */
  'mf-consent/dialog': Record<string, never>;
  /** Renders nothing; loads the agency's trackers once they are allowed. */
  'mf-consent/trackers': Record<string, never>;
}

export type FragmentId = keyof FragmentProps;

/** When the browser loads and hydrates a fragment the server has rendered: at once, when near the viewport, or when idle. */
export type HydrateWhen = 'now' | 'visible' | 'idle';

export interface SlotRequest<Id extends FragmentId = FragmentId> {
  id: Id;
  props: FragmentProps[Id];
  /** In a page's list of slots: `now` fetches its script together with the page's own. Default `now` where it is rendered. */
  when?: HydrateWhen;
}

export interface SlotProps<Id extends FragmentId> extends SlotRequest<Id> {
  /** Shown while it loads in the browser; give it the final size. */
  skeleton?: ReactNode;
  /** Shown where the section is not available; default is the shell's short notice. */
  fallback?: ReactNode;
}

/** How the shell renders slots; sections never set it. */
export const SlotContext = createContext<ComponentType<SlotProps<FragmentId>> | null>(null);

/** Shows a fragment of another section. Costs nothing but itself when that section is down. */
export function Slot<Id extends FragmentId>(props: SlotProps<Id>) {
  const Mounted = useContext(SlotContext) as ComponentType<SlotProps<Id>> | null;
  return Mounted ? <Mounted {...props} /> : (props.fallback ?? null);
}

/** Identity of a slot's data within a page. */
export const slotKey = ({ id, props }: SlotRequest): string => `${id} ${JSON.stringify(props)}`;
