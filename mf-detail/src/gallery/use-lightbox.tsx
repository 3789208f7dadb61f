import { onDemand } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { singlePictureUrl } from '@facade/shared-ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxProps } from '../lightbox/lightbox.tsx';
import type { Film } from '../lightbox/media-kinds.ts';
import { anchoredPicture, pictureAnchor } from '../lightbox/picture-anchor.ts';

export const Lightbox = onDemand<LightboxProps>(null, async () => (await import('../lightbox/lightbox.tsx')).Lightbox);

type Shown = Pick<LightboxProps, 'start' | 'overview'>;

/** The lightbox of one gallery. Where its code cannot be had, the large picture opens instead, as without JavaScript. */
export function useLightbox(pictures: Picture[], title: string, films?: Film[], about?: ReactNode) {
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const opening = useRef(false);
  /** Whether an entry of the history is the lightbox's own: Back leaves it. */
  const hasEntry = useRef(false);
  const page = useRef('');

  /** @param from gets the focus back; without it the address named the picture */
  async function open(start: number, from?: HTMLElement, overview = false): Promise<void> {
    if (opening.current) return;
    opening.current = true;
    const code = await Lightbox.load();
    opening.current = false;
    // The first look at an address may come before the pictures below the fold are rendered.
    const place = from ?? document.getElementById(pictureAnchor(start));
    // The visitor has left the page.
    if (!place?.isConnected) return;
    opener.current = place;
    if (!code) {
      if (from) openPlain(pictures[start]);
      return;
    }
    setShown({ start, overview });
    hasEntry.current = from !== undefined;
    // What fills a phone is left by Back, through an entry of the history that leads to this very page.
    if (from) history.pushState(history.state, '', `#${pictureAnchor(start)}`);
  }

  const follow = useRef<(event?: PopStateEvent) => void>(() => {});
  follow.current = (event) => {
    const isHere = location.pathname + location.search === page.current;
    // Another page may have as many pictures, and its address name one of them.
    const named = isHere ? anchoredPicture(location.hash, pictures.length) : null;
    // No change of the lightbox: a sheet over it may have been left.
    if ((named === null) === !shown) return;
    // The site's navigation need not hear of it: it would bring the page to its place.
    if (isHere) event?.stopImmediatePropagation();
    if (named === null) setShown(null);
    else void open(named);
  };
  useEffect(() => {
    page.current = location.pathname + location.search;
    const onPopState = (event: PopStateEvent) => follow.current(event);
    follow.current();
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, []);

  function close(): void {
    if (hasEntry.current) {
      history.back();
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    setShown(null);
  }

  // Once the dialog is gone: until then nothing outside of it takes the focus.
  useLayoutEffect(() => {
    const back = opener.current;
    if (shown || !back) return;
    back.focus();
    // A wide window shows five pictures only: another one takes no focus.
    if (document.activeElement !== back) document.getElementById(pictureAnchor(0))?.focus();
  }, [shown]);

  const element: ReactNode = shown && (
    <Lightbox {...{ pictures, films, title, about }} {...shown} onShow={keepInAddress} onClose={close} />
  );
  return { open, element };
}

/** The address names the picture in view, so that it can be passed on. */
const keepInAddress = (index: number): void => history.replaceState(history.state, '', `#${pictureAnchor(index)}`);

function openPlain(picture: Picture | undefined): void {
  if (picture) window.location.assign(singlePictureUrl(picture));
}
