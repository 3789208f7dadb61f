import type { Translate } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import { enquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { formPath } from '@facade/shared-domain/paths/forms/form-paths';
import { localizedPath, pagePath } from '@facade/shared-domain/paths/localized-path';
import type { Subject } from '../kit/subject/subject.ts';

export interface NextStep {
  label: string;
  path: string;
}

type Step = 'visit' | 'documents' | 'costs' | 'search' | 'sale' | 'rent' | 'home';

/** Next steps after each form, the best first; of the steps about a home, those that apply. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  '/feedback/contact-me/': ['visit', 'documents', 'costs'],
  '/feedback/contact-construction/': ['documents', 'search'],
  '/feedback/contact-appointment/': ['documents', 'costs', 'search'],
  '/feedback/visit-booked/': ['documents', 'costs', 'search'],
  '/feedback/documents/': ['visit', 'costs'],
  '/feedback/send-to-friend/': ['home', 'visit', 'search'],
  '/feedback/rental-application/': ['rent', 'search'],
  '/feedback/purchase-offer/': ['home', 'costs'],
  '/feedback/demand-register/': ['sale', 'rent'],
  '/feedback/contact-demand/': ['sale', 'search'],
};

const OTHERWISE: readonly Step[] = ['sale', 'rent'];

/** Links of the thank-you page. */
export function nextSteps(
  original: string,
  subject: Subject | undefined,
  { language, routes, t }: { language: Language; routes: Site['routes']; t: Translate<'mf-forms'> },
): NextStep[] {
  const pathOf = (step: Step): string | null => {
    if (step === 'search') return pagePath(routes, '/demand-register/', language);
    if (step === 'sale') return localizedPath(routes, '/for-sale/', language);
    if (step === 'rent') return localizedPath(routes, '/for-rent/', language);
    return subject ? pathAbout(step, subject, language) : null;
  };
  const steps = (STEPS[original] ?? OTHERWISE).flatMap((step) => {
    const path = pathOf(step);
    return path === null ? [] : [{ label: t(`feedback.${step}`), path }];
  });
  return steps.length > 0 ? steps : nextSteps('', undefined, { language, routes, t });
}

function pathAbout(step: Step, subject: Subject, language: Language): string | null {
  const { kind, path, goal, isAvailable } = subject;
  if (step === 'visit')
    return isAvailable && kind === 'property' ? `${path}#${enquiryAnchor({ wish: 'visit' })}` : null;
  if (step === 'costs') return isAvailable && goal === 'sale' ? `${path}#costs` : null;
  if (step === 'documents') return formPath('documents', language, subject);
  return path;
}
