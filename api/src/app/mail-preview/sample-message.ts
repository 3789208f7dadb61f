import type { Language } from '@facade/shared-domain/model';
import { type CalendarEntry, calendarFile } from '../../appointments/index.ts';
import { type Address, type MailLook, type MailMessage, type MailTemplate, renderMail } from '../../mail/index.ts';
import { mailSamples } from './samples.ts';

/** Mails with an appointment, and its state. */
const APPOINTMENTS: Partial<Record<MailTemplate, Pick<CalendarEntry, 'status' | 'sequence'>>> = {
  'visit-booked': { status: 'booked', sequence: 0 },
  'visit-moved': { status: 'booked', sequence: 1 },
  'visit-cancelled': { status: 'cancelled', sequence: 2 },
};

/** The sample's appointment: Tuesday 8 December 2026, 14.30 in Belgium. */
const SAMPLE = {
  id: 'sample-visit',
  start: new Date('2026-12-08T13:30:00Z'),
  end: new Date('2026-12-08T14:00:00Z'),
  description: '',
  location: '',
  url: null,
};

/** The mail with sample values, and with its calendar file, attachments and headers as on the site. */
export function sampleMessage(
  template: MailTemplate,
  language: Language,
  { look, from, to }: { look: MailLook; from: Address; to: Address },
): MailMessage {
  const origin = look.origin ?? 'https://www.agency.example';
  const samples = mailSamples(language, origin);
  const mail = renderMail(template, language, samples[template], look);
  const appointment = APPOINTMENTS[template];
  return {
    from,
    to,
    kind: template,
    ...mail,
    ...(!template.endsWith('-agency') && { isAutomatic: true }),
    ...(template === 'demand-matches' && { unsubscribe: { url: samples['demand-matches'].unsubscribeLink } }),
    ...(template === 'owner-summary' && { unsubscribe: { url: samples['owner-summary'].unsubscribeLink } }),
    ...(template === 'owner-visit' && { unsubscribe: { url: samples['owner-visit'].unsubscribeLink } }),
    ...(appointment && {
      calendar: calendarFile({ ...SAMPLE, ...appointment, summary: mail.subject, organizer: from, attendee: to }),
    }),
  };
}
