import { type FragmentId, Slot } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Skeleton } from '@facade/shared-ui';
import { Suspense, use, useContext } from 'react';
import { useComposition } from '../composition/composition-context.ts';
import { moduleSlot } from './content-slots.ts';
import { ContentViewsContext } from './content-views.ts';
import { ModuleView } from './module-view.tsx';

/** Of the placeholder of a module whose section declares no height. */
const HEIGHT = '420px';

/** One module of a page: a fragment of the section that its relation belongs to, or one of the shell's own views. */
export function ContentModuleView({ module }: { module: ContentModule }) {
  const { sections } = useComposition();
  const slot = moduleSlot(module);
  if (!slot) {
    return (
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <OwnModule module={module} />
      </Suspense>
    );
  }
  const [section = '', fragment = ''] = slot.id.split('/');
  const height = sections.heightOf?.(section, fragment) ?? HEIGHT;
  return (
    <ModuleView module={module}>
      <Slot<FragmentId> {...slot} when="visible" skeleton={<Skeleton height={height} />} />
    </ModuleView>
  );
}

function OwnModule({ module }: { module: ContentModule }) {
  const { StaticModule } = use(useContext(ContentViewsContext)());
  return <StaticModule module={module} />;
}
