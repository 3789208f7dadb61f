import { useLanguage, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { type EnquiryWish, enquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { visitPath } from '@facade/shared-domain/paths/forms/visit-path';
import { LinkButton } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { useFormSheet } from '../sheet/use-form-sheet.tsx';

export interface AskButtonProps {
  /** What the button asks for. */
  wish: EnquiryWish;
  /** The home, where it can be visited. */
  homeId: number | undefined;
  agent: Agent;
  /** Name of the home. */
  title: string;
  children: ReactNode;
}

/** To the form below; for a visit, to a sheet. */
export function AskButton({ wish, homeId, agent, title, children }: AskButtonProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const sheet = useFormSheet(agent);
  if (wish !== 'visit' || homeId === undefined)
    return (
      <LinkButton to={`#${enquiryAnchor({ wish })}`} variant="accent">
        {children}
      </LinkButton>
    );
  const visit = {
    title: t('contact.askVisit'),
    about: title,
    form: { id: 'mf-forms/visit', props: { propertyId: homeId } },
  } as const;
  return (
    <>
      <LinkButton to={visitPath(language, homeId)} variant="accent" onClick={(event) => sheet.open(event, visit)}>
        {children}
      </LinkButton>
      {sheet.element}
    </>
  );
}
