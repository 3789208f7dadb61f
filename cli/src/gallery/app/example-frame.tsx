import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

export interface ExampleFrameProps {
  title: string;
  href: string;
  /** Of the window inside, in pixels. */
  width: number;
  /** Likewise; left out, it follows the content. */
  height?: number;
}

/** Height in pixels until the content reports its own. */
const AT_FIRST = 120;

/** A window of exactly that width with one state, scaled down if there is less room. */
export function ExampleFrame({ title, href, width, height }: ExampleFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [content, setContent] = useState(AT_FIRST);
  useEffect(() => watchSize(stage.current, (size) => setRoom(size.width)), []);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body ?? null;
    watchSize(body, (size) => setContent(Math.ceil(size.height)));
  };

  const scale = Math.min(1, room / width);
  const high = height ?? content;
  return (
    <figure style={{ width }}>
      <figcaption>
        <a href={href} target="_blank" rel="noopener">
          {title}
        </a>
        {scale < 1 && <small>{Math.round(scale * 100)} %</small>}
      </figcaption>
      <div ref={stage} className="stage">
        <div className="window" style={{ width: width * scale, height: high * scale }}>
          <iframe
            title={title}
            src={href}
            loading="lazy"
            onLoad={follow}
            style={{ width, height: high, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </figure>
  );
}

/** Reports the outer size of an element now and on each change. A removed frame takes its observer with it. */
function watchSize(element: Element | null, say: (size: { width: number; height: number }) => void): () => void {
  if (!element) return () => {};
  const observer = new ResizeObserver(() => say(element.getBoundingClientRect()));
  observer.observe(element);
  return () => observer.disconnect();
}
