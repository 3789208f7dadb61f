import { keepFavourites } from '@facade/section-kit';
import { useEffect, useRef, useState } from 'react';

/** The last home that was let go on this page, with the way to keep it again; null where none was. */
export function useUndo(kept: readonly number[]): (() => void) | null {
  const before = useRef(kept);
  const [gone, setGone] = useState<number | null>(null);
  useEffect(() => {
    const lost = before.current.filter((id) => !kept.includes(id));
    // Several at once were let go elsewhere.
    if (lost.length === 1) setGone(lost[0] ?? null);
    if (gone !== null && kept.includes(gone)) setGone(null);
    before.current = kept;
  }, [kept, gone]);
  return gone === null ? null : () => keepFavourites([gone]);
}
