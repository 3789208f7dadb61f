import type { Translate } from '@facade/section-kit';
import { FORM_IDS } from '@facade/shared-domain/model';

/** The name of a form; its id if this page does not know it. */
export function formText(form: string, t: Translate<'mf-owner'>): string {
  const known = FORM_IDS.find((id) => id === form);
  return known ? t(`agency.forms.${known}`) : form;
}
