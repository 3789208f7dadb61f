import type { Example, Examples } from '@facade/section-kit/testing';
import type { Agent } from '@facade/shared-domain/model';
import { sampleAgent, samplePicture } from '../testing/sample-property.ts';
import { ContactCard } from './contact-card.tsx';

const card =
  (changes: Partial<Agent>): Example['render'] =>
  (page) => (
    <div style={{ maxWidth: 380 }}>
      <ContactCard
        agent={{ ...sampleAgent, ...changes }}
        reference={page.t('reference', { id: 4321 })}
        title="Herenhuis met stadstuin"
        ask={page.t('contact.askVisit')}
        wish="visit"
        path="/nl/te-koop/ath/herenhuis/4321/"
      />
    </div>
  );

export const examples: Examples = {
  'without a picture': card({}),
  'with a picture': card({ picture: samplePicture('agent') }),
  'long text': card({
    name: 'Marie-Antoinette Vandenbroucke-Dupont de la Chapelle',
    role: 'Zaakvoerder en erkend vastgoedmakelaar-bemiddelaar',
    email: 'marie-antoinette.vandenbroucke@immobilien-voorbeeld.example',
  }),
};
