import { AgencyCard } from './agency-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { PanelFrame } from './contact-panel.style.ts';
import type { About } from './contact-values.ts';

/** The form about a property or project alone; about nothing in particular, with the other ways to reach the agency beside it. */
export const ContactPanel = ({ about }: { about: About }) =>
  about ? (
    <ContactForm about={about} />
  ) : (
    <PanelFrame>
      <ContactForm about={null} />
      <AgencyCard />
    </PanelFrame>
  );
