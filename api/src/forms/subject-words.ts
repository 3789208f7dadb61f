import { aboutOf } from './agency-mail.ts';
import type { Subject } from './subject.ts';

/** What mails to a visitor say of the home or project they are about: the words `ABOUT`, `URL`, `AGENT` and `AGENT_PHONE`. */
export const subjectWords = (subject: Subject) => ({
  about: aboutOf(subject),
  url: subject.url ?? undefined,
  agent: subject.agent?.name || undefined,
  agentPhone: subject.agent?.phone || undefined,
});
