import type { MetricType } from 'web-vitals';
import { type Owner, ownerOf, ownerOfPage } from './owner-of.ts';

/** One measurement as the server accepts it: milliseconds, or a layout shift score. Nothing about the visitor or the page. */
export interface Vital extends Owner {
  vital: MetricType['name'];
  value: number;
}

/** A measurement with the section it is about: that of the largest picture, of the worst shift, of the clicked element. */
export function vitalOf(metric: MetricType): Vital {
  const value = Math.round(metric.value * 10_000) / 10_000;
  return { vital: metric.name, value, ...blamed(metric) };
}

function blamed(metric: MetricType): Owner {
  switch (metric.name) {
    case 'LCP':
      return ownerOf(metric.entries.at(-1)?.element);
    case 'CLS': {
      const [worst] = [...metric.entries].sort((a, b) => b.value - a.value);
      return worst ? ownerOf(worst.sources.find(({ node }) => node)?.node) : ownerOfPage();
    }
    case 'INP':
      return ownerOf(metric.entries.find(({ target }) => target)?.target);
    default:
      return ownerOfPage();
  }
}
