import { useEffect } from 'react';
import { Lightbox, type LightboxProps } from './lightbox.tsx';
import { anchoredPicture, pictureAnchor } from './picture-anchor.ts';

export interface OpenedLightboxProps extends Omit<LightboxProps, 'onShow'> {
  /** Gets the focus back. */
  opener: HTMLElement;
  /** Back closes it, by an entry of the history of its own; otherwise its address was entered, and stays the page's. */
  hasEntry: boolean;
}

/** The lightbox over its page: the address names the picture in view, and Back leaves what fills a phone. */
export function OpenedLightbox({ opener, hasEntry, onClose, ...lightbox }: OpenedLightboxProps) {
  const { start, pictures } = lightbox;
  useEffect(() => {
    const page = location.pathname + location.search;
    if (hasEntry) history.pushState(history.state, '', `#${pictureAnchor(start)}`);
    const onPopState = (event: PopStateEvent) => {
      const isHere = location.pathname + location.search === page;
      // A sheet over the lightbox was left.
      if (isHere && anchoredPicture(location.hash, pictures.length) !== null) return;
      // The site's navigation need not hear of it: it would bring the page to its place.
      if (isHere) event.stopImmediatePropagation();
      onClose();
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('popstate', onPopState, { capture: true });
      // Once the dialog is gone: until then nothing outside of it takes the focus.
      opener.focus();
      // A wide window shows five pictures only: another one takes no focus.
      if (document.activeElement !== opener) document.getElementById(pictureAnchor(0))?.focus();
    };
  }, []);

  function close(): void {
    if (hasEntry) {
      history.back();
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    onClose();
  }

  return <Lightbox {...lightbox} onShow={keepInAddress} onClose={close} />;
}

/** The address names the picture in view, so that it can be passed on. */
const keepInAddress = (index: number): void => history.replaceState(history.state, '', `#${pictureAnchor(index)}`);
