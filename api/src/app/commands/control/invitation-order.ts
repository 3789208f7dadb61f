import { z } from 'zod';

const address = z.strictObject({ name: z.string(), address: z.string().min(1) });

/** The hash of the link's token, and the mail with the link. */
export const invitationOrder = z.strictObject({
  tokenHash: z.string().regex(/^[\da-f]{64}$/),
  expiresAt: z.iso.datetime(),
  message: z.strictObject({
    from: address,
    to: address,
    replyTo: address,
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    kind: z.enum(['owner-invitation', 'staff-invitation']),
    isAutomatic: z.literal(true),
  }),
});

export type InvitationOrder = z.infer<typeof invitationOrder>;
