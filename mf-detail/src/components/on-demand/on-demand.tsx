import { whenSeen } from '@facade/section-kit';
import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** So near the window the code of a part is fetched. */
const NEAR = '160px';

/** What a visitor does to a part before it is in view: the Tab key reaches it, or a link leads into it. */
const TOUCHES = ['pointerover', 'focusin'] as const;

/** Milliseconds until code that failed to load is fetched again. */
const RETRY_MS = 2000;

/** A component whose code the browser fetches when it is needed; `load` fetches it at once. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<ComponentType<Props> | null> };

/**
 * A part of a page whose code comes when a visitor sees or touches it. Until then the server's HTML stays in place: the boundary
 * is hydrated once the code is there. After a click, where no HTML stands, the code is fetched at once and the boundary around
 * waits for it. Code that cannot be had is fetched again at the next touch.
 * @param onServer the component itself where the server renders, else null: then the bundler leaves it out of the page's code
 */
export function onDemand<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded = onServer;
  let loading: Promise<ComponentType<Props> | null> | null = null;

  const forget = () => {
    if (!loaded) loading = null;
  };

  const fetchCode = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      () => {
        setTimeout(forget, RETRY_MS);
        return null;
      },
    );
    return loading;
  };

  function Part(props: Props & { wanted: Promise<void> | null }) {
    const { wanted, ...own } = props;
    if (!loaded && wanted) use(wanted);
    const Loaded = loaded ?? use(fetchCode());
    return Loaded && <Loaded {...(own as unknown as Props)} />;
  }

  function OnDemandPart(props: Props) {
    const isTakenOver = useIsTakenOver();
    const [demand] = useState(() => (isTakenOver && !loaded ? Promise.withResolvers<void>() : null));
    const marker = useRef<HTMLSpanElement>(null);

    useEffect(() => {
      // Behind the marker comes the note that begins the boundary, then what the server rendered.
      const content = marker.current?.nextSibling?.nextSibling;
      if (!demand || !(content instanceof HTMLElement)) return undefined;
      const controller = new AbortController();
      const fetchNow = async () => {
        if (await fetchCode()) demand.resolve();
      };
      whenSeen(content, controller.signal, fetchNow, NEAR);
      const onTouch = ({ target }: Event) => {
        if (target instanceof Node && content.contains(target)) fetchNow();
      };
      // At the document and on the way down: React stops what happens to a part it has not hydrated.
      for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true);
      return () => {
        controller.abort();
        for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true);
      };
    }, [demand]);

    const part = <Part {...props} wanted={demand?.promise ?? null} />;
    if (!isTakenOver) return part;
    return (
      <>
        <span ref={marker} hidden />
        <Suspense>{part}</Suspense>
      </>
    );
  }

  return Object.assign(OnDemandPart, { load: fetchCode });
}
