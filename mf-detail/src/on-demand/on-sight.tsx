import { type OnDemand, onDemand, useIsTakenOver, whenSeen } from '@facade/section-kit';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';

/** So near the window the code of a part is fetched. */
const NEAR = '160px';

/** What a visitor does to a part before it is in view: the Tab key reaches it, or a link leads into it. */
const TOUCHES = ['pointerover', 'focusin'] as const;

interface Demand {
  promise: Promise<void>;
  resolve: () => void;
}

/**
 * A part of a page like `onDemand`. Where the server rendered it, its code comes when a visitor sees or touches it: until then
 * its HTML is not hydrated.
 */
export function onSight<Props extends object>(
  ...[onServer, load]: Parameters<typeof onDemand<Props>>
): OnDemand<Props> {
  const Part = onDemand(onServer, load);

  function PartOnSight(props: Props) {
    const isTakenOver = useIsTakenOver();
    const [demand] = useState(() => (isTakenOver && !Part.isLoaded() ? newDemand() : null));
    const marker = useRef<HTMLSpanElement>(null);

    useEffect(() => {
      // Behind the marker comes the note that begins the boundary, then what the server rendered.
      const content = marker.current?.nextSibling?.nextSibling;
      if (!demand || !(content instanceof HTMLElement)) return undefined;
      const controller = new AbortController();
      // Code that cannot be had yet: the part waits for it.
      const fetchCode = async () => {
        await Part.load();
        demand.resolve();
      };
      whenSeen(content, controller.signal, fetchCode, NEAR);
      const onTouch = ({ target }: Event) => {
        if (target instanceof Node && content.contains(target)) fetchCode();
      };
      // At the document and on the way down: React stops what happens to a part it has not hydrated.
      for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true);
      return () => {
        controller.abort();
        for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true);
      };
    }, [demand]);

    if (!isTakenOver) return <Part {...props} />;
    return (
      <>
        <span ref={marker} hidden />
        <Suspense>
          <Wanted demand={demand}>
            <Part {...props} />
          </Wanted>
        </Suspense>
      </>
    );
  }

  return Object.assign(PartOnSight, { load: Part.load, arrived: Part.arrived, isLoaded: Part.isLoaded });
}

function Wanted({ demand, children }: { demand: Demand | null; children: ReactNode }) {
  if (demand) use(demand.promise);
  return children;
}

function newDemand(): Demand {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
