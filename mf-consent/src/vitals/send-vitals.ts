import { browserApi } from '@facade/section-kit';
import type { Vital } from './vital-of.ts';

/** Sends measurements as the visitor leaves; nothing waits for it, and a failure is not shown. */
export function sendVitals(vitals: readonly Vital[]): void {
  browserApi.post('/vitals', { vitals }, { keepalive: true }).catch(() => undefined);
}
