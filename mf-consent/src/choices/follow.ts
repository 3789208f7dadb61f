import type { Site } from '@facade/shared-domain/model';
import type { Trackers } from '../trackers/trackers.ts';
import type { Choices } from './choices.ts';

let trackers: Trackers | undefined;
let measures = false;

/**
 * Applies the choices on the page at `href`. The code of the trackers is loaded if the agency uses any, the measuring code only
 * once statistics are allowed.
 */
export async function follow(ids: Site['analytics'], choices: Choices, href: string): Promise<void> {
  if (Object.values(ids).some(Boolean)) {
    const { Trackers } = await import('../trackers/trackers.ts');
    trackers ??= new Trackers(ids);
    trackers.follow(choices, href);
  }
  measures ||= choices.analyticsStorage;
  if (!measures) return;
  const { reportVitals } = await import('../vitals/report-vitals.ts');
  reportVitals(choices.analyticsStorage);
}
