import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { ContentItem } from '@facade/shared-domain/model';
import type { ApprovedTestimonial } from '../context.ts';
import type { Reader } from '../reading/files/reader.ts';

/** Testimonials that clients sent and the agency approved, the visitor's language first. */
export const testimonialItems = ({ context, language }: Reader): ContentItem[] =>
  [...(context.testimonials ?? [])]
    .sort((a, b) => Number(b.language === language) - Number(a.language === language))
    .map((given) => testimonialItem(given, language));

/** A client's testimonial as a card: plain text, even if it looks like markup. */
function testimonialItem(
  { name, comment, website, language: own }: ApprovedTestimonial,
  language: Reader['language'],
): ContentItem {
  return {
    title: name,
    subtitle: null,
    html: htmlOf(comment),
    picture: null,
    path: null,
    phone: null,
    email: null,
    count: null,
    given: { website },
    ...(own !== language && { language: own }),
  };
}

/** Paragraphs are separated by empty lines. */
const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
