import type { Translate } from '@facade/shared-domain/language/translate';
import type { Language } from '@facade/shared-domain/model';
import type { ReactNode } from 'react';

/** Properties of the page around an example. */
export interface ExamplePage<T = Translate> {
  language: Language;
  /** The texts of the example's section; empty for parts of shared-ui. */
  t: T;
}

/** One state of a component. `More`: further options of a package; `T`: its `t`. */
export type Example<More extends object = object, T = Translate> = More & {
  render: (page: ExamplePage<T>) => ReactNode;
  /** Selector of the element that is shown in its hover state. */
  hover?: string;
  /** Selector of the element that is shown with keyboard focus. */
  focus?: string;
  /** Performs the visitor's actions that lead to this state, such as a click. Gets the element around the example. */
  play?: (around: HTMLElement) => void | Promise<void>;
  /** Height of the window in pixels, for components that cover or fill it. Default: the height of the content. */
  height?: number;
  /** The component has its own margins and uses the whole width of the page. */
  bleed?: boolean;
};

/**
 * The states of one component, by description: `examples` of a file `name.examples.tsx` beside `name.tsx`. The gallery
 * shows them (`npm run facade -- gallery`) and a test renders each; they are not part of the build for visitors.
 * @example export const examples: Examples = { 'with an icon': () => <Button><Icon name="mail" /> Mail</Button> };
 */
export type Examples<More extends object = object, T = Translate> = Record<
  string,
  Example<More, T> | Example<More, T>['render']
>;

/** Returns a state with its options, also if only a render function is given. */
export const toExample = <More extends object>(state: Examples<More>[string]): Example<More> =>
  typeof state === 'function' ? ({ render: state } as Example<More>) : state;
