import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from '../api-client/record-visit.ts';
import { isPreview } from '../model/canonical.ts';

/** Records the view of a property once, however often the page renders; a preview is nobody's visit. */
export function useVisit(propertyId: number): void {
  const { pathname } = useLocation();
  const recorded = useRef<number | null>(null);
  useEffect(() => {
    if (recorded.current === propertyId || isPreview(pathname)) return;
    recorded.current = propertyId;
    recordVisit(propertyId);
  }, [propertyId, pathname]);
}
