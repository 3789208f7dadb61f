import { familyOf } from './family.ts';
import { residentBytes } from './resident-bytes.ts';

const POLL_INTERVAL = 250;

/** Peak memory in bytes of a process since the start of the measurement, alone and with its descendants. */
export interface Peak {
  own: number;
  family: number;
}

/** Measures a process until stopped. */
export function watchMemory(pid: number | undefined): { stop(): Peak } {
  const peak: Peak = { own: 0, family: 0 };
  const look = () => {
    peak.own = Math.max(peak.own, residentBytes(pid));
    const family = familyOf(pid).reduce((sum, one) => sum + residentBytes(one), 0);
    peak.family = Math.max(peak.family, family);
  };
  look();
  const timer = setInterval(look, POLL_INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
