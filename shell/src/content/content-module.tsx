import { type FragmentId, Slot, type SlotRequest } from '@facade/section-kit';
import type { ContentModule } from '@facade/shared-domain/model';
import { Skeleton } from '@facade/shared-ui';
import { Suspense, use, useContext } from 'react';
import { moduleSlot } from './content-slots.ts';
import { ContentViewsContext } from './content-views.ts';
import { ModuleView } from './module-view.tsx';

/** One module of a page: a fragment of the section that its relation belongs to, or one of the shell's own views. */
export function ContentModuleView({ module }: { module: ContentModule }) {
  const slot = moduleSlot(module);
  if (!slot) {
    return (
      <Suspense fallback={<Skeleton height="420px" />}>
        <OwnModule module={module} />
      </Suspense>
    );
  }
  return (
    <ModuleView module={module}>
      <Slot<FragmentId> {...slot} when="visible" skeleton={<Skeleton height={heightOf(slot)} />} />
    </ModuleView>
  );
}

function OwnModule({ module }: { module: ContentModule }) {
  const { StaticModule } = use(useContext(ContentViewsContext)());
  return <StaticModule module={module} />;
}

/** About the final height, so that little shifts when the fragment loads. */
const heightOf = ({ id }: SlotRequest): string => (id.startsWith('mf-forms/') ? '620px' : '420px');
