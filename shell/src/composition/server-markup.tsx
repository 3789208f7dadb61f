import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { useComposition } from './composition-context.ts';

export interface ServerMarkup {
  /** Call this once the section's component is in the document. */
  shown(): void;
  /** Event handlers of the frame: they notice that a visitor uses the section. */
  handlers: Record<'onClickCapture' | 'onInputCapture' | 'onKeyDownCapture', (event: SyntheticEvent) => void>;
  /** What is on screen of the section, which replaces a component that fails. Null if it may not be kept. */
  keep(): ReactNode;
  /** The saved markup, while the section is retried. */
  kept: ReactNode;
}

/**
 * Keeps what the server rendered into `frame` where the section fails only in the browser: during hydration, in an effect or in a later
 * state. It stays readable and its links work. Not once the visitor has used the section: it would not do what it seems to offer.
 * @param content identifies what is shown; other content has not been rendered by the server
 * @param isFirstTry false for retries, which would find the replacement markup
 */
export function useServerMarkup(
  frame: RefObject<HTMLElement | null>,
  content: string,
  isFirstTry = true,
): ServerMarkup {
  const { renderedByServer } = useComposition();
  const nodes = useRef<Node[] | null>(null);
  const isUsed = useRef(!renderedByServer);
  const isLive = useRef(false);
  const first = useRef(content);
  const mayKeep = () => !isUsed.current && content === first.current;
  const show = () => (mayKeep() && nodes.current ? <Kept nodes={nodes.current} /> : null);
  const use = ({ target, currentTarget }: SyntheticEvent) => {
    // A fragment inside a page has a frame of its own. In a copy nothing is used.
    if (isLive.current && (target as Element).closest('[data-expose]') === currentTarget) isUsed.current = true;
  };
  return {
    shown() {
      isLive.current = true;
      nodes.current = null;
    },
    handlers: { onClickCapture: use, onInputCapture: use, onKeyDownCapture: use },
    keep() {
      // While React renders the fallback, the section's elements are still in the document. Copies have no React listeners.
      if (mayKeep() && (isFirstTry || isLive.current) && frame.current?.firstElementChild)
        nodes.current ??= Array.from(frame.current.childNodes, (node) => node.cloneNode(true));
      isLive.current = false;
      return show();
    },
    kept: show(),
  };
}

function Kept({ nodes }: { nodes: Node[] }) {
  return <div style={{ display: 'contents' }} ref={(frame) => frame?.replaceChildren(...nodes)} />;
}
