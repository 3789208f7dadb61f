import { useTexts } from '@facade/section-kit';
import { type EnquiryAsk, readEnquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';
import { WISH_BOXES } from './contact-values.ts';

interface AskedForProps {
  /** What the form begins the message with. */
  begun?: string;
}

/**
 * Prepares the form for a link of the page: ticks its box, begins the message and moves the focus there. A link followed before
 * this script loaded is still in the URL's hash.
 */
export function AskedFor({ begun: first = '' }: AskedForProps) {
  const form = useForm<FormValues>();
  const t = useTexts('mf-forms');
  const within = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = within.current?.closest('form');
    if (!element) return undefined;
    // What the form wrote itself may be replaced; what the visitor wrote may not.
    let begun = first;
    const prepare = ({ wish, document: title }: EnquiryAsk) => {
      const message = title ? t('asked.document', { document: title }) : t(`asked.${wish}`);
      const { message: written = '' } = form.getState().values;
      form.batch(() => {
        form.change(WISH_BOXES[wish], true);
        if (!written || written === begun) form.change('message', message);
      });
      if (!written || written === begun) begun = message;
      element.querySelector<HTMLElement>(`[name="${WISH_BOXES[wish]}"]`)?.focus({ preventScroll: true });
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      const ask = link && readEnquiryAnchor(link.hash);
      if (!ask) return;
      // The browser's jump to the anchor would move the focus away again.
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      prepare(ask);
    };
    const asked = readEnquiryAnchor(location.hash);
    if (asked && !element.contains(document.activeElement)) prepare(asked);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [form, t, first]);
  return <span ref={within} hidden />;
}
