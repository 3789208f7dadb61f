import { useLanguage } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { type EnquiryWish, enquiryAnchor } from '@facade/shared-domain/paths/enquiry-anchor';
import { visitPath } from '@facade/shared-domain/paths/visit-path';
import { LinkButton } from '@facade/shared-ui';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { VisitSheetProps } from './visit-sheet.tsx';

export interface AskButtonProps {
  /** What the button asks for. */
  wish: EnquiryWish;
  /** The home, where it can be visited. */
  homeId: number | undefined;
  agent: Agent;
  children: ReactNode;
}

const loadSheet = () => import('./visit-sheet.tsx');

/** To the form below; for a visit, to a sheet whose code comes at the click. It is a link to the page of that form before. */
export function AskButton({ wish, homeId, agent, children }: AskButtonProps) {
  const language = useLanguage();
  const [sheet, setSheet] = useState<{ VisitSheet: ComponentType<VisitSheetProps> } | null>(null);
  if (wish !== 'visit' || homeId === undefined)
    return (
      <LinkButton to={`#${enquiryAnchor({ wish })}`} variant="accent">
        {children}
      </LinkButton>
    );
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    setSheet((await loadSheet().catch(() => void location.assign(link.href))) ?? null);
  };
  return (
    <>
      <LinkButton to={visitPath(language, homeId)} variant="accent" onClick={open}>
        {children}
      </LinkButton>
      {sheet && <sheet.VisitSheet homeId={homeId} agent={agent} onClose={() => setSheet(null)} />}
    </>
  );
}
