import { type ReactNode, type RefObject, useRef } from 'react';
import { useComposition } from './composition-context.ts';

export interface ServerMarkup {
  /** Call this once the section's component is in the document: the server's markup is no longer needed. */
  hydrated(): void;
  /** The server's markup, which replaces a component that fails. Null if there is none. */
  keep(): ReactNode;
  /** The saved markup, while the section is retried. */
  kept: ReactNode;
}

/**
 * Saves the HTML that the server rendered into `frame`, for a section that fails only in the browser: it stays readable and its
 * links work. Saves nothing once the section has hydrated: the HTML may be outdated by then.
 * @param isFirstTry false for retries, which would find the replacement markup
 */
export function useServerMarkup(frame: RefObject<HTMLElement | null>, isFirstTry = true): ServerMarkup {
  const { renderedByServer } = useComposition();
  const nodes = useRef<Node[] | null>(null);
  const isHydrated = useRef(false);
  const show = () => (nodes.current ? <Kept nodes={nodes.current} /> : null);
  return {
    hydrated() {
      isHydrated.current = true;
      nodes.current = null;
    },
    keep() {
      // While React renders the fallback, the server's elements are still in the document. Copies have no React listeners.
      if (renderedByServer && isFirstTry && !isHydrated.current && frame.current?.firstElementChild)
        nodes.current ??= Array.from(frame.current.childNodes, (node) => node.cloneNode(true));
      return show();
    },
    kept: show(),
  };
}

function Kept({ nodes }: { nodes: Node[] }) {
  return <div style={{ display: 'contents' }} ref={(frame) => frame?.replaceChildren(...nodes)} />;
}
