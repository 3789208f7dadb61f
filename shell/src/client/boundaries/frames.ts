import { createElement } from './create-element.ts';
import type { FoundBoundary } from './find-boundaries.ts';
import { COLOURS } from './view.style.ts';

/**
 * An outline around each boundary that has a size, with its name in the corner. Visual only: the list has the same information.
 */
export function createFrames() {
  const element = createElement('div', { className: 'frames', ariaHidden: 'true' });
  const known = new Map<Element, HTMLElement>();
  const colours = new Map<string, string>();
  let current: Element | null = null;

  function frameOf({ element: target, section, release, expose }: FoundBoundary): HTMLElement {
    const frame = known.get(target) ?? createElement('div', { className: 'frame' }, createElement('span'));
    const label = `${section} ${release} ${expose}`;
    const span = frame.firstElementChild as HTMLElement;
    if (span.textContent !== label) span.textContent = label;
    frame.style.setProperty('--colour', colourOf(section));
    return frame;
  }

  function colourOf(section: string): string {
    const colour = colours.get(section) ?? (COLOURS[colours.size % COLOURS.length] as string);
    colours.set(section, colour);
    return colour;
  }

  return {
    element,
    /** Highlights one boundary, or none for null. */
    point(boundary: FoundBoundary | null): void {
      current = boundary?.element ?? null;
    },
    render(boundaries: readonly FoundBoundary[]): void {
      const gone = new Set(known.keys());
      for (const boundary of boundaries) {
        const { top, left, width, height } = boundary.element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        gone.delete(boundary.element);
        const frame = frameOf(boundary);
        Object.assign(frame.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
        frame.toggleAttribute('data-current', boundary.element === current);
        if (!known.has(boundary.element)) element.append(frame);
        known.set(boundary.element, frame);
      }
      for (const target of gone) {
        known.get(target)?.remove();
        known.delete(target);
      }
    },
  };
}
