import type { Language } from '@facade/shared-domain/model';
import type { ReactNode } from 'react';

/** What an example may use of the page it is shown in. */
export interface ExamplePage {
  language: Language;
  /** The texts of the section that has the example; empty for parts of shared-ui. */
  t: (key: string, values?: Record<string, unknown>) => string;
}

/** One state of a component. `More` is what a kind of package adds to it. */
export type Example<More extends object = object> = More & {
  render: (page: ExamplePage) => ReactNode;
  /** Selector of the element that is shown as if a pointer rested on it. */
  hover?: string;
  /** Selector of the element that is shown as if the keyboard had brought the focus to it. */
  focus?: string;
  /** Does what a visitor does to reach this state, such as a click. Gets the element around the example. */
  play?: (around: HTMLElement) => void | Promise<void>;
  /** Height of the window in pixels, for what covers or fills it. Left out: as high as the content. */
  height?: number;
  /** The component has its own margins and uses the whole width of the page. */
  bleed?: boolean;
};

/**
 * The states of one component, by what one sees: `examples` of a file `name.examples.tsx` beside `name.tsx`. The gallery shows them
 * (`npm run facade -- gallery`) and a test renders each; nothing of them is built for visitors.
 * @example export const examples: Examples = { 'with an icon': () => <Button><Icon name="mail" /> Mail</Button> };
 */
export type Examples<More extends object = object> = Record<string, Example<More> | Example<More>['render']>;

/** A state with its options, also where only the render function is written. */
export const toExample = <More extends object>(state: Examples<More>[string]): Example<More> =>
  typeof state === 'function' ? ({ render: state } as Example<More>) : state;
