import { z } from 'zod';
import { ownerProperties } from '../owner-properties.ts';

const address = z.strictObject({ name: z.string(), address: z.string().min(1) });

/** An owner to invite: the hash of the link's token, and the mail with the link. */
export const inviteOrder = z.strictObject({
  name: z.string().min(1),
  email: z.string().min(1),
  propertyIds: ownerProperties,
  tokenHash: z.string().regex(/^[\da-f]{64}$/),
  expiresAt: z.iso.datetime(),
  message: z.strictObject({
    from: address,
    to: address,
    replyTo: address,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    kind: z.literal('owner-invitation'),
    isAutomatic: z.literal(true),
  }),
});

export type InviteOrder = z.infer<typeof inviteOrder>;
