import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { aboutOf } from './agency-mail.ts';
import type { Subject } from './subject.ts';

/** The placeholders of mails to a visitor about a home or project: `ABOUT`, `URL`, `AGENT` and `AGENT_PHONE`. */
export const subjectWords = (subject: Subject) => ({
  about: aboutOf(subject),
  url: subject.url ?? undefined,
  agent: subject.agent?.name || undefined,
  agentPhone: phoneText(subject.agent?.phone ?? '') || undefined,
});
