import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { Notice } from '@facade/shared-ui';

/** In place of the form when its section is down: the visitor still reaches the agent. */
export function FormUnavailable({ agent }: { agent: Agent }) {
  const t = useTexts('mf-detail');
  return (
    <Notice tone="info">
      <p>{t('contact.unavailable', { phone: phoneText(agent.phone), email: agent.email })}</p>
    </Notice>
  );
}
