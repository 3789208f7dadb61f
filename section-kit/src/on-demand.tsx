import { type ComponentType, type ReactNode, startTransition, use, useEffect, useReducer } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** Milliseconds until code that failed to load is fetched again. */
const RETRY_MS = 2000;

/** A component whose code the browser fetches when it is rendered; `load` fetches it at once. */
export type OnDemand<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props> | null>;
  isLoaded: () => boolean;
};

/**
 * A part of a page whose code comes when the part is rendered: the boundary around waits for it. What the server rendered stays
 * until the code is there. Elsewhere code that cannot be had leaves the rest of the page as it is. It is fetched again every two
 * seconds.
 * @param onServer the component itself where the server renders, else null: then the bundler leaves it out of the page's code
 * @param Missing shown while the code cannot be had; nothing by default
 * @example onDemand(typeof window === 'undefined' ? FloorsNow : null, async () => (await import('./floors.tsx')).Floors)
 */
export function onDemand<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
): OnDemand<Props> {
  let loaded = onServer;
  let loading: Promise<ComponentType<Props> | null> | null = null;
  let arrival: Promise<void> | null = null;

  const fetchCode = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      () => {
        setTimeout(() => {
          loading = null;
        }, RETRY_MS);
        return null;
      },
    );
    return loading;
  };

  async function untilLoaded(): Promise<void> {
    while (!(await fetchCode())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }

  function Code({ own, isTakenOver, again }: { own: Props; isTakenOver: boolean; again: () => void }) {
    if (isTakenOver && !loaded) {
      arrival ??= untilLoaded();
      use(arrival);
    }
    const Loaded = loaded ?? use(fetchCode());
    if (Loaded) return <Loaded {...own} />;
    return <Absent again={again}>{Missing && <Missing {...own} />}</Absent>;
  }

  function OnDemandPart(props: Props) {
    const [, again] = useReducer((count: number) => count + 1, 0);
    return <Code own={props} isTakenOver={useIsTakenOver()} again={again} />;
  }

  return Object.assign(OnDemandPart, { load: fetchCode, isLoaded: () => loaded !== null });
}

function Absent({ again, children }: { again: () => void; children: ReactNode }) {
  useEffect(() => {
    // In a transition: what stands around it does not give way to the fallback of the boundary.
    const timer = setTimeout(() => startTransition(again), RETRY_MS);
    return () => clearTimeout(timer);
  });
  return children;
}
