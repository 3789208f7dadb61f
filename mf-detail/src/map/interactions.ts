import {
  focusWithTabindex,
  mouseOnly,
  noModifierKeys,
  platformModifierKey,
  primaryAction,
} from 'ol/events/condition.js';
import type Interaction from 'ol/interaction/Interaction.js';
import { DoubleClickZoom, DragPan, KeyboardPan, KeyboardZoom, MouseWheelZoom, PinchZoom } from 'ol/interaction.js';
import Kinetic from 'ol/Kinetic.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

type Condition = (event: MapBrowserEvent) => boolean;

/** The wheel scrolls the page unless Ctrl (or Cmd) is held or the map has the focus. */
const meantForMap: Condition = (event) => platformModifierKey(event) || focusWithTabindex(event);

/** A mouse drags the map with one button, a hand with two fingers: one finger scrolls the page. */
const dragsMap: Condition = (event) =>
  mouseOnly(event) ? noModifierKeys(event) && primaryAction(event) : (event.activePointers?.length ?? 0) > 1;

/** What moves the map, without taking from the page what a visitor does to the page. */
export function considerateInteractions(calm: boolean): Interaction[] {
  const duration = calm ? 0 : 200;
  return [
    new DragPan({ condition: dragsMap, kinetic: calm ? undefined : new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom({ duration }),
    new DoubleClickZoom({ duration }),
    new MouseWheelZoom({ condition: meantForMap, duration }),
    new KeyboardPan({ duration: calm ? 0 : 100 }),
    new KeyboardZoom({ duration }),
  ];
}
