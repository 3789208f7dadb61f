import { Gauge, type Registry } from 'prom-client';
import { compressionsWaiting } from '../../pages/cache/compression.ts';
import type { PageService } from '../../pages/page-service.ts';
import type { Health } from '../health.ts';

/** The checks of `/readyz` and the state of the page service, as metrics. */
export function healthMetrics(registry: Registry, health: Health, { admission, cache }: PageService): void {
  const gauge = (name: string, help: string, read: () => number | null) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const value = read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  };
  gauge('facade_registry_age_seconds', 'Time since the registry was last read successfully', () => health.registryAge);
  gauge(
    'facade_sections_without_release',
    'Live sections without a release on this server',
    () => health.sectionsWithoutRelease,
  );
  gauge('facade_renders_waiting', 'Pages waiting to be rendered', () => admission.waiting);
  gauge('facade_compressions_waiting', 'Pages waiting to be compressed', compressionsWaiting);
  gauge('facade_page_cache_bytes', 'Bytes of cached pages, including compressed forms', () => cache.bytes);
  gauge('facade_page_cache_pages', 'Cached pages', () => cache.pages);
  new Gauge({
    name: 'facade_disk_free_bytes',
    help: 'Free space in a folder of state',
    labelNames: ['folder'],
    registers: [registry],
    collect() {
      if (health.freeBytes !== null) this.set({ folder: 'data' }, health.freeBytes);
    },
  });
  new Gauge({
    name: 'facade_ready',
    help: 'Checks of /readyz: 1 passes, 0 fails',
    labelNames: ['check'],
    registers: [registry],
    collect() {
      for (const [check, passes] of Object.entries(health.report().checks)) this.set({ check }, Number(passes));
    },
  });
}
