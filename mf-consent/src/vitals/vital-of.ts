import type { MetricType } from 'web-vitals';

/** The section that renders a part of the page, according to its markup. */
interface Owner {
  section: string;
  release: string;
}

/** Everything else belongs to the shell, whose release the server knows. */
const SHELL: Owner = { section: 'shell', release: '' };

/** The section, and the release of it, that rendered a node: the innermost one around it. */
function ownerOf(node: Node | null | undefined): Owner {
  const element = node instanceof Element ? node : node?.parentElement;
  const { section, release } = element?.closest<HTMLElement>('[data-section]')?.dataset ?? {};
  return section && release ? { section, release } : SHELL;
}

/** The section that renders the page as a whole, and so is responsible for its loading time. */
const ownerOfPage = (): Owner => {
  const page = document.querySelector('main [data-section]:not([data-expose^="fragment-"])');
  return ownerOf(page);
};

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
