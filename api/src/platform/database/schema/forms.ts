import type { LeadEventKind, LeadState } from '@facade/shared-domain/model';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** The agency's decision. */
export type TestimonialState = 'pending' | 'approved' | 'refused';

/** Visitors' submissions, and what became of them. */
export interface FormTables {
  submission: {
    id: string;
    form: string;
    language: string;
    property_id: number | null;
    project_id: number | null;
    fields: Json<Record<string, unknown>>;
    created_at: Moment;
    /** The account of the owner who sent it about their own home. */
    owner_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** Idempotency keys of forms, hashed. */
  form_key: {
    key: string;
    content_hash: string;
    submission_id: string;
    /** Path of the page that followed. */
    next: Generated<string>;
    created_at: Moment;
  };
  /** Files that came with forms; `submission_id` is null until the form was sent. */
  upload: {
    id: string;
    submission_id: string | null;
    name: string;
    type: string;
    size: number;
    /** The scanner could not determine whether it is safe. */
    quarantined: boolean;
    created_at: Moment;
  };
  /** Documents that a visitor requested and may download; `file` is null if the agency sends them itself. */
  document_link: {
    submission_id: string;
    position: number;
    property_id: number | null;
    project_id: number | null;
    /** In the visitor's language. */
    title: string;
    file: string | null;
    expires_at: Moment;
    downloads: Generated<number>;
    downloaded_at: Moment | null;
  };
  /** Clients' testimonials; shown once approved. */
  testimonial: {
    id: Generated<number>;
    submission_id: string | null;
    name: string;
    comment: string;
    website: string | null;
    language: string;
    state: Generated<TestimonialState>;
    created_at: Moment;
    decided_at: Moment | null;
  };
  /** The agency's handling of a submission. `agent_id`: the agent of its home when it arrived. */
  lead: {
    id: string;
    created_at: Moment;
    agent_id: string | null;
    is_suspect: boolean;
    assigned_to: number | null;
    answered_at: Moment | null;
    answered_by: string | null;
    version: Generated<number>;
    state: GeneratedAlways<LeadState>;
  };
  /** Mails about a submission; `job_id`: in the queue, which forgets a mail after thirty days. */
  lead_mail: { submission_id: string; job_id: string };
  /** Who of the staff has opened a lead. */
  lead_seen: { lead_id: string; staff_id: number };
  lead_event: { id: Generated<number>; lead_id: string; at: Moment; kind: LeadEventKind; by: string; text: string };
  /** Personal data that were erased after their retention period, by kind: see `privacy/erase-expired.ts`. */
  erasure: { kind: string; erased: ColumnType<string, string | undefined, string>; looked_at: Moment };
}
