import { rememberViewed } from '@facade/section-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from '../api-client/record-visit.ts';
import { isPreview } from '../model/head/canonical.ts';

/** So long after it is shown, in milliseconds: it is painted then, and nobody waits for the message. */
const AFTER_PAINT = 100;

/** Records the view of a property once, however often the page renders; a preview is nobody's visit. */
export function useVisit(propertyId: number): void {
  const { pathname } = useLocation();
  const recorded = useRef<number | null>(null);
  useEffect(() => {
    if (recorded.current === propertyId || isPreview(pathname)) return;
    const timer = setTimeout(() => {
      recorded.current = propertyId;
      recordVisit(propertyId);
      rememberViewed(propertyId);
    }, AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [propertyId, pathname]);
}
