import type { Language, Site } from '@facade/shared-domain/model';

/** Where the map frame is served; `lng` says its language. */
export const MAP_FRAME_PATH = '/map-frame/';

/** Milliseconds after the frame has loaded at which its page posts the first message. */
export const POST_DELAY = 50;

/** Id of the element in which the frame's document holds its settings. */
export const SETTINGS_ELEMENT = 'map-settings';

/** What the frame knows by its own document, and takes from no message. */
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
  /** Of drawing: with `{{count}}` corners, then the buttons. */
  corners: string;
  undo: string;
  finish: string;
  /** Where the street map has no more to show. */
  ends: string;
  failed: string;
}
