import { type ComponentType, type ReactNode, startTransition, use, useEffect, useReducer } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** Milliseconds until code that failed to load is fetched again. */
const RETRY_MS = 2000;
/** Milliseconds after which code counts as failed, because an `import()` that hangs never ends. It is used if it still arrives. */
const LIMIT_MS = 5000;

/** Code that is fetched when it is needed. */
export interface CodeOnDemand<Code> {
  /**
   * Fetches it, once however often it is called. Null if it fails or takes five seconds; two seconds later the next call fetches it
   * again.
   */
  load: () => Promise<Code | null>;
  /** Null until it is there. */
  loaded: () => Code | null;
  /** Resolves once it is there, however long that takes: for a gesture without another way on. It is fetched again every two seconds. */
  arrived: () => Promise<Code>;
}

/**
 * Code that a gesture needs, apart from the page's. Whoever calls `load` has a way on without it: another page, a form of the
 * browser's own, or nothing.
 * @example const panels = codeOnDemand(() => import('./filter-panels.ts'));
 */
export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  let code: Code | null = null;
  let loading: Promise<Code | null> | null = null;
  let arrival: Promise<Code> | null = null;

  const begin = () => {
    const attempt = new Promise<Code | null>((resolve) => {
      const fail = () => {
        resolve(null);
        setTimeout(() => {
          // An attempt that took too long may fail after the next one has begun.
          if (loading === attempt) loading = null;
        }, RETRY_MS);
      };
      const limit = setTimeout(fail, LIMIT_MS);
      fetchCode()
        .then((arrived) => {
          code = arrived;
          resolve(arrived);
        }, fail)
        .finally(() => clearTimeout(limit));
    });
    return attempt;
  };
  const load = () => {
    if (code !== null) return Promise.resolve(code);
    loading ??= begin();
    return loading;
  };
  async function untilLoaded(): Promise<Code> {
    for (;;) {
      const arrived = await load();
      if (arrived !== null) return arrived;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  const arrived = () => {
    arrival ??= untilLoaded();
    return arrival;
  };
  return { load, loaded: () => code, arrived };
}

/** A component whose code the browser fetches when it is rendered; `load` and `arrived` fetch it at once, as those of `codeOnDemand`. */
export type OnDemand<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props> | null>;
  arrived: () => Promise<ComponentType<Props>>;
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
  fetchCode: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
): OnDemand<Props> {
  const code = codeOnDemand(fetchCode);
  const loaded = () => onServer ?? code.loaded();

  function Code({ own, isTakenOver, again }: { own: Props; isTakenOver: boolean; again: () => void }) {
    if (isTakenOver && !loaded()) use(code.arrived());
    const Loaded = loaded() ?? use(code.load());
    if (Loaded) return <Loaded {...own} />;
    return <Absent again={again}>{Missing && <Missing {...own} />}</Absent>;
  }

  function OnDemandPart(props: Props) {
    const [, again] = useReducer((count: number) => count + 1, 0);
    return <Code own={props} isTakenOver={useIsTakenOver()} again={again} />;
  }

  return Object.assign(OnDemandPart, { load: code.load, arrived: code.arrived, isLoaded: () => loaded() !== null });
}

function Absent({ again, children }: { again: () => void; children: ReactNode }) {
  useEffect(() => {
    // In a transition: what stands around it does not give way to the fallback of the boundary.
    const timer = setTimeout(() => startTransition(again), RETRY_MS);
    return () => clearTimeout(timer);
  });
  return children;
}
