import { on, rememberViewed, useSite } from '@facade/section-kit';
import { allowsStatistics } from '@facade/shared-domain/consent';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPreview } from '../head/canonical.ts';
import { recordVisit } from './record-visit.ts';

/** Delay after it is shown, in milliseconds: it is painted by then. */
const AFTER_PAINT = 100;

/**
 * Records the view of a property once, however often the page renders; a preview does not count. Where the agency counts only those
 * who agree to statistics, it waits for that.
 */
export function useVisit(propertyId: number): void {
  const { pathname } = useLocation();
  const { visits } = useSite().consent;
  const recorded = useRef<number | null>(null);
  useEffect(() => {
    if (recorded.current === propertyId || isPreview(pathname)) return;
    let stop = () => {};
    const record = () => {
      recorded.current = propertyId;
      stop();
      recordVisit(propertyId);
    };
    const timer = setTimeout(() => {
      rememberViewed(propertyId);
      if (!visits || allowsStatistics(document.cookie)) record();
      else stop = on('consent:changed', ({ analyticsStorage }) => analyticsStorage && record());
    }, AFTER_PAINT);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [propertyId, pathname, visits]);
}
