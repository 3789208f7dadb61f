import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * Props of the fragments that cross a section's border, by id. Empty here: each section declares its own fragments in its
 * `src/contract.ts`, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sections fill it.
export interface FragmentProps {}

/** The same of live sections whose sources are elsewhere: `facade types` writes it. What a source declares counts first. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where there are such sections.
export interface LiveFragments {}

/** All fragments whose props are known here. */
export type KnownFragments = FragmentProps & Omit<LiveFragments, keyof FragmentProps>;

/**
 * Id of a fragment whose props nobody declared here, in a page's list of slots.
 * @example { id: 'mf-guide/tip' as UndeclaredFragment, props: { price } }
 */
export type UndeclaredFragment = string & { readonly undeclared: true };

export type FragmentId = keyof KnownFragments | UndeclaredFragment;

/** Props of a fragment; any object where nobody declared them. */
export type PropsOf<Id extends string> = Id extends keyof KnownFragments ? KnownFragments[Id] : object;

/** When the browser loads and hydrates a fragment the server has rendered: at once, when near the viewport, or when idle. */
export type HydrateWhen = 'now' | 'visible' | 'idle';

interface SlotOf<Id extends string> {
  id: Id;
  props: PropsOf<Id>;
  /** In a page's list of slots: `now` fetches its script together with the page's own. Default `now` where it is rendered. */
  when?: HydrateWhen;
}

/** A fragment with its props; each id with its own, not with those of another. */
export type SlotRequest<Id extends FragmentId = FragmentId> = Id extends FragmentId ? SlotOf<Id> : never;

export interface SlotProps<Id extends string> extends SlotOf<Id> {
  /** Shown while it loads in the browser; give it the final size. */
  skeleton?: ReactNode;
  /** Shown where the section is not available; default is the shell's short notice. */
  fallback?: ReactNode;
}

/** How the shell renders slots; sections never set it. */
export const SlotContext = createContext<ComponentType<SlotProps<FragmentId>> | null>(null);

/** Shows a fragment of another section. Costs nothing but itself when that section is down. An id that nobody declared takes any props. */
export function Slot<Id extends string>(props: SlotProps<Id>) {
  const Mounted = useContext(SlotContext) as ComponentType<SlotProps<Id>> | null;
  return Mounted ? <Mounted {...props} /> : (props.fallback ?? null);
}

/** Identity of a slot's data within a page. */
export const slotKey = ({ id, props }: SlotOf<string>): string => `${id} ${JSON.stringify(props)}`;
