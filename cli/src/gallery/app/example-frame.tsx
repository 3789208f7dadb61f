import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

export interface ExampleFrameProps {
  title: string;
  href: string;
  /** Of the window inside, in pixels. */
  width: number;
  /** Likewise; left out, it follows the content. */
  height?: number;
}

/** Pixels, until the content says how high it is. */
const AT_FIRST = 120;

/** A window of exactly that width with one state in it, made smaller where there is less room. */
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

/** Says the outer size of an element now and whenever it changes. A frame's element takes its observer along when it goes. */
function watchSize(element: Element | null, say: (size: { width: number; height: number }) => void): () => void {
  if (!element) return () => {};
  const observer = new ResizeObserver(() => say(element.getBoundingClientRect()));
  observer.observe(element);
  return () => observer.disconnect();
}
