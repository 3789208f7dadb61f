import { AgencyCard } from './agency-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { PanelFrame } from './contact-panel.style.ts';
import type { ContactProps } from './contact-values.ts';

/** The form about a property or project; the general form also has the other ways to reach the agency. */
export const ContactPanel = ({ about, withoutWishes, name }: ContactProps) =>
  about ? (
    <ContactForm about={about} withoutWishes={withoutWishes} name={name} />
  ) : (
    <PanelFrame>
      <ContactForm about={null} />
      <AgencyCard />
    </PanelFrame>
  );
