import { type FrameSettings, SETTINGS_ELEMENT } from '../messages/frame-settings.ts';
import type { MapMessage } from '../messages/map-message.ts';
import { FrameMap } from './frame-map.ts';
import { allowPlainText } from './plain-text.ts';
import { talkWithPage } from './talk-with-page.ts';

/** Starts the map in its frame. */
async function start(): Promise<void> {
  allowPlainText();
  const settings: FrameSettings = JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '');
  const target = document.getElementById('map') as HTMLElement;
  const page = talkWithPage(window);
  try {
    // A canvas does not load fonts.
    await loadFonts();
    const map = new FrameMap(target, settings, page.report);
    for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]'))
      button.addEventListener('click', () => map.zoomBy(Number(button.dataset.zoom)));
    page.follow((message) => {
      map.show(message);
      nameMap(target, message, settings.texts.markers);
    });
    document.body.dataset.state = 'drawn';
  } catch {
    document.body.dataset.state = 'failed';
    page.report({ kind: 'failed' });
  }
}

/** Waits for the fonts of the labels, up to a limit: then the map is drawn with fallbacks. */
async function loadFonts(): Promise<void> {
  const style = getComputedStyle(document.body);
  const fonts = ['--font-text', '--font-display'].map((token) => `500 14px ${style.getPropertyValue(token)}`);
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1500))]);
}

/**
 * For screen readers: the map of a place, or one for drawing, handles keys itself (arrows move it, plus and minus zoom
 * it); a map for searching is a region with the list of its results.
 */
function nameMap(target: HTMLElement, { mapType, messageInfo, propsList }: MapMessage, listName: string): void {
  target.setAttribute('aria-label', messageInfo.label);
  target.setAttribute('role', mapType === 'place' || messageInfo.drawing ? 'application' : 'region');
  const markers = target.querySelector('.ol-overlaycontainer');
  if (mapType === 'list' && propsList.length > 0) {
    markers?.setAttribute('role', 'list');
    markers?.setAttribute('aria-label', listName);
  } else {
    markers?.removeAttribute('role');
    markers?.removeAttribute('aria-label');
  }
}

void start();
