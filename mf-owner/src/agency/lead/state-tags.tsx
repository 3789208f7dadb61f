import { useTexts } from '@facade/section-kit';
import type { LeadSummary, Ribbon as RibbonData } from '@facade/shared-domain/model';
import { Ribbon } from '@facade/shared-ui';

/** The state of a lead; for a testimonial also whether it is approved. */
export function StateTags({ lead: { state, approval } }: { lead: Pick<LeadSummary, 'state' | 'approval'> }) {
  const t = useTexts('mf-owner');
  const tag = (label: string, tone: RibbonData['tone']) => <Ribbon ribbon={{ id: 0, label, tone, showOnMap: false }} />;
  return (
    <>
      {tag(t(`agency.states.${state}`), state === 'new' ? 'attention' : 'neutral')}
      {approval && tag(t(`agency.approval.${approval}`), approval === 'approved' ? 'positive' : 'neutral')}
    </>
  );
}
