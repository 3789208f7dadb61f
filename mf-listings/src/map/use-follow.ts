import type { Box } from '@facade/map-kit/messages/guards';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListQuery, queryHref } from '../list/list-query.ts';
import { hasArea, inPlace, partOf, sidesOf } from './search-place.ts';
import { REST } from './use-map-features.ts';

const KEY = 'facade.map';

/** How a visitor wants the map of lists, on this device; without a word the list follows it, beside it. */
interface MapChoice {
  follow?: 'no' | undefined;
}

/** What was chosen on this device. Browser only. */
function readMapChoice(): MapChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Remembers a choice on this device; without storage it lasts until the page is left. */
function writeMapChoice(change: MapChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readMapChoice(), ...change }));
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * The list follows the map: where the visitor moves it becomes the part of the map that is searched. A drawn area, what is reached in a
 * time and a radius stay: the list shows them wherever the map is. Homes that are listed by their ids have no place.
 * @param isDrawing the map is moved for the drawing, not for the list
 * @param onFollowed the list shows where the map was moved to
 */
export function useFollow(
  query: ListQuery,
  { path, isDrawing, onFollowed }: { path: string; isDrawing: boolean; onFollowed: () => void },
) {
  const navigate = useNavigate();
  const { filters } = query;
  const [isChosen, setChosen] = useState(() => readMapChoice().follow !== 'no');
  /** Where the visitor has moved the map to, until the list shows it. */
  const [wanted, setWanted] = useState<Box | null>(null);
  /** Parts that were asked for by following, and whose lists have not been shown yet. */
  const asked = useRef<string[]>([]);
  /** The part that was reached by following: the next one takes its place in the history. */
  const reached = useRef<string | null>(null);
  const key = JSON.stringify(query);
  const shown = String(partOf(filters));
  const isOwn = useMemo(() => reached.current === shown || asked.current.includes(shown), [key]);
  const canFollow = filters.ids === undefined && !hasArea(filters);
  const follows = isChosen && canFollow && !isDrawing;

  useEffect(() => {
    const isNew = asked.current.includes(shown);
    asked.current = isOwn ? asked.current.slice(asked.current.indexOf(shown) + 1) : [];
    reached.current = isOwn ? shown : null;
    setWanted((box) => (isOwn && String(box) !== shown ? box : null));
    if (isNew) onFollowed();
  }, [key]);
  useEffect(() => {
    if (!follows || wanted === null) return undefined;
    const timer = setTimeout(() => {
      asked.current.push(String(wanted));
      const href = queryHref(path, { ...query, page: 1, filters: inPlace(filters, { bbox: sidesOf(wanted) }) });
      // One step back undoes the whole way of the map.
      navigate(href, { preventScrollReset: true, replace: reached.current !== null });
    }, REST);
    return () => clearTimeout(timer);
  }, [wanted, follows]);

  return {
    isChosen,
    canFollow,
    follows,
    /** The list is of where the map was moved to: the map may be further on its way, and stays where it is. */
    isOwn,
    wanted,
    /** The visitor has moved the map; null: another place is searched, wherever the map was moved to. */
    move: (box: Box | null) => setWanted(String(box) === shown ? null : box),
    turn(isOn: boolean) {
      setChosen(isOn);
      writeMapChoice({ follow: isOn ? undefined : 'no' });
    },
  };
}
