import { type SendToFriend, sendToFriend } from '@facade/shared-domain/forms/send-to-friend';
import { sql } from 'kysely';
import { defineForm, homeQuery } from '../../correspondence/index.ts';
import { formText, ProblemError } from '../../http/index.ts';
import { friendMail, type SharedHome, sharedHome, sharedNotice } from '../../publish/index.ts';

/** The page of a home or project, sent to a friend by mail. */
export const sendToFriendForm = defineForm<SendToFriend, SharedHome>({
  id: 'send-to-friend',
  schema: sendToFriend,
  async act(tx, { id, values, snapshot }) {
    const { language } = values;
    const home = await sharedHome(tx, values, { snapshot, language });
    if (!home) throw new ProblemError('invalid-form', { propertyId: formText('property.unknown', language) });
    // The friend has requested nothing: the address is only in the mail, and deleted once that is sent.
    await sql`update submission set fields = fields - 'friendEmail' where id = ${id}`.execute(tx);
    return home;
  },
  mails: (submission, home) => [sharedNotice(submission), friendMail(submission, home)],
  next: ({ values }) => ({ path: '/feedback/send-to-friend/', query: homeQuery(values) }),
});
