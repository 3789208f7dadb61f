import { type ReactNode, type RefObject, useRef } from 'react';
import { useComposition } from './composition-context.ts';

export interface ServerMarkup {
  /** To be called once the section's component is in the document: from then on there is nothing to keep. */
  cameAlive(): void;
  /** What the server has rendered, to stand in for a component that fails; null where there is none. */
  keep(): ReactNode;
  /** What was kept so far, for as long as the section is tried again. */
  kept: ReactNode;
}

/**
 * The HTML that the server has rendered into `frame`, for a section that fails in the browser alone: it stays readable and its
 * links work. Nothing is kept of a section that has come alive and failed then: what it shows may be wrong by now.
 * @param isFirstTry later ones find what stood in for the section
 */
export function useServerMarkup(frame: RefObject<HTMLElement | null>, isFirstTry = true): ServerMarkup {
  const { renderedByServer } = useComposition();
  const nodes = useRef<Node[] | null>(null);
  const isAlive = useRef(false);
  const show = () => (nodes.current ? <Kept nodes={nodes.current} /> : null);
  return {
    cameAlive() {
      isAlive.current = true;
      nodes.current = null;
    },
    keep() {
      // While React renders the fallback, the server's elements are still there. Copies have no listeners of its.
      if (renderedByServer && isFirstTry && !isAlive.current && frame.current?.firstElementChild)
        nodes.current ??= Array.from(frame.current.childNodes, (node) => node.cloneNode(true));
      return show();
    },
    kept: show(),
  };
}

function Kept({ nodes }: { nodes: Node[] }) {
  return <div style={{ display: 'contents' }} ref={(frame) => frame?.replaceChildren(...nodes)} />;
}
