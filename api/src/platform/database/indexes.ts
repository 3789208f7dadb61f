/**
 * Indexes that are built beside traffic, and not by a migration, whose transaction would block all readers until its end. Name →
 * table and columns. To change one, add it under a new name and list the old name in {@link DROPPED_INDEXES}.
 */
export const INDEXES: Readonly<Record<string, string>> = {
  // The owner's dashboard and the weekly summary.
  submission_owner: 'submission (owner_id, created_at) where owner_id is not null',
  appointment_property: 'appointment (property_id, start_at)',
  // Export and erasure of a person's data.
  submission_email: `submission (lower(fields->>'email'))`,
  submission_friend_email: `submission (lower(fields->>'friendEmail')) where lower(fields->>'friendEmail') is not null`,
  // Retention, and which forms the inbox has.
  submission_form: 'submission (form, created_at)',
  // The boxes of the inbox, the newest first.
  lead_box: 'lead (state, created_at, id) where not is_suspect',
  lead_suspect: 'lead (created_at, id) where is_suspect',
  // The warnings of the last import, and the homes whose advertisement is incomplete.
  feed_entry_warned: 'feed_entry (kind, id) where warnings is not null',
  // The searches that a home matches, for its owner and the agency.
  demand_places: `demand using gin (places) where state = 'confirmed'`,
  // Filters that few of many homes match.
  property_built: 'property (goal, built) where built is not null',
  // Price reductions that end.
  property_dropped: `property (id) where features @> '{priceDropped}'`,
  // Pictures of homes that left the site, at each import.
  picture_source_unused: 'picture_source (unused_since) where unused_since is not null',
};

/** Indexes of earlier versions that nothing reads any more. */
export const DROPPED_INDEXES: readonly string[] = [];
