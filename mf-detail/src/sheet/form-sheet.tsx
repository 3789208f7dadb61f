import { Slot, type SlotRequest, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { Skeleton } from '@facade/shared-ui';
import { Sheet } from '@facade/shared-ui/sheet';
import { FormUnavailable } from '../contact/form-unavailable.tsx';

/** The forms that open over a page. */
export type SheetForm = SlotRequest<'mf-forms/visit' | 'mf-forms/documents' | 'mf-forms/send-to-friend'>;

export interface FormSheetProps {
  title: string;
  /** The home that the form is about. */
  about?: string | undefined;
  form: SheetForm;
  /** To call where the form cannot be had. */
  agent: Agent;
  onClose(): void;
}

/** A form over the page of the home or project. */
export function FormSheet({ form, agent, ...sheet }: FormSheetProps) {
  const t = useTexts('mf-detail');
  return (
    <Sheet {...sheet} closeLabel={t('contact.close')}>
      <Slot {...form} skeleton={<Skeleton height="560px" />} fallback={<FormUnavailable agent={agent} />} />
    </Sheet>
  );
}
