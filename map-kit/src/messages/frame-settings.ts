import type { Language, Site } from '@facade/shared-domain/model';

/** Path of the map frame; `lng` is its language. */
export const MAP_FRAME_PATH = '/map-frame/';

/** Delay in milliseconds between the load of the frame and the page's first message. */
export const POST_DELAY = 50;

/** Id of the element with the settings in the frame's document. */
export const SETTINGS_ELEMENT = 'map-settings';

/** Settings of the frame that come from its own document, not from messages. */
export interface FrameSettings {
  language: Language;
  map: Site['map'];
  texts: FrameTexts;
}

/** The frame's own texts. */
export interface FrameTexts {
  zoomIn: string;
  zoomOut: string;
  markers: string;
  /** With `{{count}}` homes. */
  group: string;
  /** For drawing: with `{{count}}` corners, then the buttons. */
  corners: string;
  undo: string;
  finish: string;
  /** Shown where the street map has no data. */
  ends: string;
  failed: string;
}
