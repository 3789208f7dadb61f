import { useTexts } from '@facade/section-kit';
import { type EnquiryAsk, readEnquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';
import { WISH_BOXES } from './contact-values.ts';

/**
 * Prepares the form for what a link of the page asked for: ticks its box, begins the message and moves the focus there. The link
 * that led here before this script arrived left its question in the address.
 */
export function AskedFor() {
  const form = useForm<FormValues>();
  const t = useTexts('mf-forms');
  const within = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = within.current?.closest('form');
    if (!element) return undefined;
    // What this component wrote itself may be replaced; what the visitor wrote may not.
    let begun = '';
    const prepare = ({ wish, document: title }: EnquiryAsk) => {
      const message = title ? t('asked.document', { document: title }) : t(`asked.${wish}`);
      const { message: written = '' } = form.getState().values;
      form.batch(() => {
        form.change(WISH_BOXES[wish], true);
        if (written === begun) form.change('message', message);
      });
      if (written === begun) begun = message;
      element.querySelector<HTMLElement>(`[name="${WISH_BOXES[wish]}"]`)?.focus({ preventScroll: true });
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const ask = link && readEnquiryAnchor(link.hash);
      if (!ask) return;
      // The browser's own jump would take the focus away again.
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      prepare(ask);
    };
    const asked = readEnquiryAnchor(location.hash);
    if (asked && !element.contains(document.activeElement)) prepare(asked);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [form, t]);
  return <span ref={within} hidden />;
}
