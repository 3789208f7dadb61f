import { loadOnce } from '../../composition/loading/load-once.ts';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import { loadRepair } from './load-repair.ts';
import type { RecoveryOptions } from './recovery.ts';
import { untilLoaded } from './until-loaded.ts';

interface Options extends Omit<RecoveryOptions, 'isReplaced'> {
  versionOf: SectionLoader['versionOf'];
}

/** Gets every page that is shown, and the section that failed to render it. The code of the recovery comes with the first failure. */
export function followFailures({ versionOf, ...options }: Options) {
  let isNeeded = false;
  const loadRecovery = loadOnce(async () => {
    const { createRecovery, findRelease } = await untilLoaded(loadRepair);
    const isReplaced = async (section: string) => (await findRelease(section)).version !== versionOf(section);
    return createRecovery({ ...options, isReplaced });
  });
  let shown: LoadedPage;
  return async (page: LoadedPage, failed?: string): Promise<void> => {
    shown = page;
    isNeeded ||= failed !== undefined || page.view.type === 'unavailable';
    if (!isNeeded) return;
    const recovery = await loadRecovery();
    if (page !== shown) return;
    recovery.show(page);
    if (failed !== undefined) recovery.failed(failed);
  };
}
