import type { ReactElement } from 'react';
import type { Boundary, Measurement, RenderTiming } from '../../composition/composition-context.ts';

interface Frame {
  boundary: Boundary;
  element: ReactElement;
  started: number;
  /** Milliseconds spent in nested sections. */
  inside: number;
  ended: boolean;
}

/** Measures the render of one document: React renders depth first, one component after another. */
export class RenderTimings {
  readonly done: RenderTiming[] = [];
  readonly #all: Frame[] = [];
  readonly #open: Frame[] = [];
  readonly #renders: (section: string | null) => void;

  /** `renders`: called when the render enters the code of a section, and with null when it returns to the shell's own. */
  constructor(renders: (section: string | null) => void = () => {}) {
    this.#renders = renders;
  }

  begin(boundary: Boundary, element: ReactElement): Measurement {
    const frame: Frame = { boundary, element, started: performance.now(), inside: 0, ended: false };
    this.#all.push(frame);
    this.#open.push(frame);
    this.#renders(boundary.section);
    return { rendered: () => this.#end(frame), shown: () => {} };
  }

  /** What a section was rendering here when it threw; undefined if it rendered everything. */
  broken({ section, expose }: Boundary): ReactElement | undefined {
    return this.#all.find(({ boundary, ended }) => !ended && boundary.section === section && boundary.expose === expose)
      ?.element;
  }

  #end(frame: Frame): void {
    const milliseconds = performance.now() - frame.started;
    frame.ended = true;
    // Also removes everything that began inside it and threw.
    this.#open.length = Math.max(this.#open.indexOf(frame), 0);
    this.done.push({ ...frame.boundary, milliseconds: milliseconds - frame.inside });
    const outer = this.#open.at(-1);
    if (outer) outer.inside += milliseconds;
    this.#renders(outer?.boundary.section ?? null);
  }
}
