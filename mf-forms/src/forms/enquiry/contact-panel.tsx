import { AgencyCard } from './agency-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { PanelFrame } from './contact-panel.style.ts';
import type { ContactProps } from './contact-values.ts';

/** The form about a property or project alone; about nothing in particular, with the other ways to reach the agency beside it. */
export const ContactPanel = ({ about, withoutWishes }: ContactProps) =>
  about ? (
    <ContactForm about={about} withoutWishes={withoutWishes} />
  ) : (
    <PanelFrame>
      <ContactForm about={null} />
      <AgencyCard />
    </PanelFrame>
  );
