import type { Box, MarkerId } from '@facade/map-kit/messages/guards';
import { useState } from 'react';

/** The marker that was chosen: a home, or a group that no zoom parts, whose homes are all in the box. */
type Chosen = { id: number; box?: never } | { id: MarkerId; box: Box };

/** The chosen marker, and the one that takes the focus back once its card is closed. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [focus, setFocus] = useState<MarkerId | null>(null);
  return {
    chosen,
    /** The home whose card is open; null for a group. */
    home: chosen && !chosen.box ? chosen.id : null,
    focus,
    /** With null: nothing is chosen, and the focus stays where it is. */
    choose(next: Chosen | null) {
      setChosen(next);
      setFocus(null);
    },
    close() {
      setChosen(null);
      setFocus(chosen?.id ?? null);
    },
  };
}
