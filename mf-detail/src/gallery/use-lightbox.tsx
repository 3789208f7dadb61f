import { onDemand } from '@facade/section-kit';
import { singlePictureUrl } from '@facade/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OpenedLightboxProps } from '../lightbox/opened-lightbox.tsx';
import { anchoredPicture, pictureAnchor } from '../lightbox/picture-anchor.ts';

export const Lightbox = onDemand<OpenedLightboxProps>(
  null,
  async () => (await import('../lightbox/opened-lightbox.tsx')).OpenedLightbox,
);

type Of = Pick<OpenedLightboxProps, 'pictures' | 'title' | 'films' | 'about'>;

/** The lightbox of one gallery. Where its code cannot be had, the large picture opens instead, as without JavaScript. */
export function useLightbox(of: Of) {
  const [shown, setShown] = useState<Pick<OpenedLightboxProps, 'start' | 'overview' | 'opener' | 'hasEntry'>>();
  const opening = useRef(false);

  /** @param from gets the focus back; without it the address named the picture */
  async function open(start: number, from?: HTMLElement, overview = false): Promise<void> {
    if (opening.current) return;
    opening.current = true;
    const code = await Lightbox.load();
    opening.current = false;
    // The first look at an address may come before the pictures below the fold are rendered.
    const opener = from ?? document.getElementById(pictureAnchor(start));
    // The visitor has left the page.
    if (!opener?.isConnected) return;
    const picture = of.pictures[start];
    if (code) setShown({ start, overview, opener, hasEntry: Boolean(from) });
    else if (from && picture) location.assign(singlePictureUrl(picture));
  }

  const follow = useRef<(page: string, event?: PopStateEvent) => void>(() => {});
  follow.current = (page, event) => {
    // Another page may have as many pictures, and its address name one of them.
    const named =
      location.pathname + location.search === page ? anchoredPicture(location.hash, of.pictures.length) : null;
    if (named === null || shown) return;
    // The site's navigation need not hear of it: it would bring the page to its place.
    event?.stopImmediatePropagation();
    void open(named);
  };
  useEffect(() => {
    const page = location.pathname + location.search;
    const onPopState = (event: PopStateEvent) => follow.current(page, event);
    follow.current(page);
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, []);

  const element: ReactNode = shown && <Lightbox {...of} {...shown} onClose={() => setShown(undefined)} />;
  return { open, element };
}
