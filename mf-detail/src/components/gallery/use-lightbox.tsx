import type { Picture } from '@facade/shared-domain/model';
import { singlePictureUrl } from '@facade/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxProps } from './lightbox.tsx';

const TIMEOUT_MS = 5000;

type LightboxModule = { Lightbox: ComponentType<LightboxProps> };

/** Starts the download; a second call costs nothing. An import that hangs would never settle, hence the race. */
export function loadLightbox(): Promise<LightboxModule | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  return Promise.race([import('./lightbox.tsx').catch(() => null), late]);
}

/** The lightbox of one gallery. Where its code cannot be had, the large picture opens instead, as without JavaScript. */
export function useLightbox(pictures: Picture[], title: string) {
  const [shown, setShown] = useState<{ Lightbox: ComponentType<LightboxProps>; start: number } | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const opening = useRef(false);

  async function open(start: number, from: HTMLElement): Promise<void> {
    if (opening.current) return;
    opening.current = true;
    opener.current = from;
    const module = await loadLightbox();
    opening.current = false;
    // Gone to another page meanwhile.
    if (!from.isConnected) return;
    if (!module) return openPlain(pictures[start]);
    setShown({ Lightbox: module.Lightbox, start });
    // What fills a phone is left by Back, through an entry of the history that leads to this very page.
    history.pushState(history.state, '');
  }

  useEffect(() => {
    if (!shown) return undefined;
    const { href } = location;
    const leave = (event: PopStateEvent) => {
      // The site's navigation need not hear of it: it would bring the page to its place.
      if (location.href === href) event.stopImmediatePropagation();
      setShown(null);
    };
    addEventListener('popstate', leave, { capture: true });
    return () => removeEventListener('popstate', leave, { capture: true });
  }, [shown]);

  const close = () => history.back();

  // Once the dialog is gone: until then nothing outside of it takes the focus.
  useLayoutEffect(() => {
    if (!shown) opener.current?.focus();
  }, [shown]);

  const element: ReactNode = shown && (
    <shown.Lightbox pictures={pictures} start={shown.start} title={title} onClose={close} />
  );
  return { open, element };
}

function openPlain(picture: Picture | undefined): void {
  if (picture) window.location.assign(singlePictureUrl(picture));
}
