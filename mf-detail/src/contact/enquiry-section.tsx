import { Slot } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { ENQUIRY_WISHES, enquiryAnchor } from '@facade/shared-domain/paths/forms/enquiry-anchor';
import { ENQUIRY_ID } from '../property/anchors.ts';
import { enquirySlot } from '../property/property-slots.ts';
import { FormUnavailable } from './form-unavailable.tsx';

export interface EnquirySectionProps {
  kind: 'property' | 'project';
  id: number;
  /** What it is called: the message begins with it. */
  name: string;
  title: string;
  agent: Agent;
  /** Sold or rented: visits and documents are no longer offered. */
  isGone?: boolean;
}

/** The form, and a place to land for every link that asks something: an address leads here before any script runs. */
export function EnquirySection({ kind, id, name, title, agent, isGone = false }: EnquirySectionProps) {
  return (
    <section id={ENQUIRY_ID} className="enquiry">
      {ENQUIRY_WISHES.map((wish) => (
        <span key={wish} id={enquiryAnchor({ wish })} />
      ))}
      <h2>{title}</h2>
      <Slot {...enquirySlot(kind, id, name, isGone)} when="visible" fallback={<FormUnavailable agent={agent} />} />
    </section>
  );
}
