import {
  focusWithTabindex,
  mouseOnly,
  noModifierKeys,
  platformModifierKey,
  primaryAction,
} from 'ol/events/condition.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

type Condition = (event: MapBrowserEvent) => boolean;

/**
 * The interactions that move the map. In a scrolling page (`place`), the map does not capture the wheel or one finger.
 */
export function mapInteractions(mapType: () => 'place' | 'list', calm: boolean): Interaction[] {
  const duration = calm ? 0 : 200;
  const isList = () => mapType() === 'list';
  /** The wheel scrolls the page unless Ctrl (or Cmd) is held or the map has the focus. */
  const meantForMap: Condition = (event) => isList() || platformModifierKey(event) || focusWithTabindex(event);
  /** A mouse drags the map with one button, a hand with two fingers: one finger scrolls the page. */
  const dragsMap: Condition = (event) =>
    isList() || !mouseOnly(event)
      ? noModifierKeys(event) && (isList() || (event.activePointers?.length ?? 0) > 1)
      : noModifierKeys(event) && primaryAction(event);
  return [
    new DragPan({ condition: dragsMap, kinetic: calm ? undefined : new Kinetic(-0.005, 0.05, 100) }),
    new PinchZoom({ duration }),
    new DoubleClickZoom({ duration }),
    new MouseWheelZoom({ condition: meantForMap, duration }),
    new KeyboardPan({ duration: calm ? 0 : 100 }),
    new KeyboardZoom({ duration }),
  ];
}
