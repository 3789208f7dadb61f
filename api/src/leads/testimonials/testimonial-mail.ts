import type { TestimonialForm } from '@facade/shared-domain/forms/testimonial';
import type { Language } from '@facade/shared-domain/model';
import { agencyMail, mailToVisitor, type Submission } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';

/** To the agency. */
const TEXTS: Record<Language, { given: string; website: string; approve: string }> = {
  nl: { given: 'Getuigenis om na te lezen', website: 'Website', approve: 'Goedkeuren' },
  fr: { given: 'Témoignage à relire', website: 'Site web', approve: 'Approuver' },
  en: { given: 'Testimonial to read', website: 'Website', approve: 'Approve' },
  de: { given: 'Bewertung zum Prüfen', website: 'Website', approve: 'Freigeben' },
};

/** To the agency, with the command that approves it. */
export function testimonialNotice({ values, parties }: Submission<TestimonialForm>, id: number): MailMessage {
  const texts = TEXTS[parties.agencyLanguage];
  const { name, email, language, homepage = '', comment } = values;
  return agencyMail(parties, {
    kind: texts.given,
    name,
    email,
    language,
    subject: null,
    rows: [
      { label: texts.website, value: homepage },
      { label: texts.approve, value: `facade testimonial approve ${id}` },
    ],
    message: comment,
  });
}

/** To the client. It contains no text from the form. */
export const testimonialConfirmation = ({ values, parties }: Submission<TestimonialForm>): MailMessage =>
  mailToVisitor('testimonial-confirmation', {}, parties, { address: values.email, language: values.language });
