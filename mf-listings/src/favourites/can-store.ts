const PROBE = 'facade.probe';

/** Whether this browser stores anything for the site. Browser only. Storage may be forbidden, or full. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
