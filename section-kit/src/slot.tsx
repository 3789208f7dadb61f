import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * Props of the fragments that other sections may use, by id. Empty here: each section declares its fragments in its
 * `src/contract.ts`, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by sections.
export interface FragmentProps {}

/**
 * The same for live sections whose sources are elsewhere, written by `facade types`. Declarations in sources take
 * precedence.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled if there are such sections.
export interface LiveFragments {}

/** All fragments with declared props. */
export type KnownFragments = FragmentProps & Omit<LiveFragments, keyof FragmentProps>;

/**
 * Id of a fragment without declared props, in a page's list of slots.
 * @example { id: 'mf-guide/tip' as UndeclaredFragment, props: { price } }
 */
export type UndeclaredFragment = string & { readonly undeclared: true };

export type FragmentId = keyof KnownFragments | UndeclaredFragment;

/** Props of a fragment; any object if undeclared. */
export type PropsOf<Id extends string> = Id extends keyof KnownFragments ? KnownFragments[Id] : object;

/** When the browser loads and hydrates a fragment the server has rendered: at once, when near the viewport, or when idle. */
export type HydrateWhen = 'now' | 'visible' | 'idle';

interface SlotOf<Id extends string> {
  id: Id;
  props: PropsOf<Id>;
  /** In a page's list of slots, `now` fetches its script together with the page's. Default in `<Slot>`: `now`. */
  when?: HydrateWhen;
}

/** A fragment with its props; the type ties each id to its own props. */
export type SlotRequest<Id extends FragmentId = FragmentId> = Id extends FragmentId ? SlotOf<Id> : never;

export interface SlotProps<Id extends string> extends SlotOf<Id> {
  /** Shown while the fragment loads in the browser; give it the final size. */
  skeleton?: ReactNode;
  /** Shown if the section is not available. Default: the shell's short notice. */
  fallback?: ReactNode;
}

/** How the shell renders slots; sections never set it. */
export const SlotContext = createContext<ComponentType<SlotProps<FragmentId>> | null>(null);

/**
 * Shows a fragment of another section. If that section is down, only the fragment is missing. An undeclared id accepts
 * any props.
 */
export function Slot<Id extends string>(props: SlotProps<Id>) {
  const Mounted = useContext(SlotContext) as ComponentType<SlotProps<Id>> | null;
  return Mounted ? <Mounted {...props} /> : (props.fallback ?? null);
}

/** Key of a slot's data within a page. */
export const slotKey = ({ id, props }: SlotOf<string>): string => `${id} ${JSON.stringify(props)}`;
