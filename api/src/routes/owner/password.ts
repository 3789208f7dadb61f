import { newPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { z } from 'zod';
import { normalizeEmail } from '../../accounts/email.ts';
import type { HashQueue } from '../../accounts/hash-queue.ts';
import { hashPassword } from '../../accounts/password.ts';
import { runInQueue } from '../../accounts/run-in-queue.ts';
import { refuseOtherSites } from '../../accounts/same-site.ts';
import type { Api } from '../../api.ts';
import type { MailConfig } from '../../config/config.ts';
import type { Db } from '../../database/index.ts';
import { confirmationLimit } from '../../forms/confirmation-limit.ts';
import { formText } from '../../forms/form-texts.ts';
import { mailParties } from '../../forms/mail-parties.ts';
import { siteOrigin } from '../../forms/site-origin.ts';
import { AddressLimit } from '../../limits/address-limit.ts';
import { keyedHasher } from '../../limits/keyed-hash.ts';
import { inSteadyTime } from '../../limits/steady-time.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { accountMailer } from '../../owners/account-mailer.ts';
import { addReset, isOpenReset, usePasswordReset } from '../../owners/password-reset.ts';
import { resetMail } from '../../owners/reset-mail.ts';
import { sharedPerAddress } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requestLanguage } from '../../problems/request-language.ts';
import { chosenPassword } from '../../schemas/chosen-password.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import type { SiteData } from '../../site-data.ts';

interface PasswordServices {
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  mail: MailConfig;
  hashes: HashQueue;
}

/** Limit of requests for links, and of attempts to use one, per network. */
const ASKED = { max: 10, seconds: 3600 };
const USED = { max: 20, seconds: 3600 };

const token = z.string().regex(/^[\w-]{43}$/, 'reset.expired');

const newPassword = z.object({ token, password: chosenPassword });

const asked = z.object({
  email: z.string({ error: 'email.required' }).trim().min(1, 'email.required').max(254, 'tooLong'),
});

/** `POST /api/owner/forgotten-password` and `POST /api/owner/password`. */
export async function passwordRoute(api: Api, services: PasswordServices): Promise<void> {
  const { db, siteData, outbox, mail, hashes } = services;
  api.post(
    '/api/owner/forgotten-password',
    {
      onRequest: sharedPerAddress(new AddressLimit(db, 'forgotten-password', ASKED)),
      schema: {
        tags: ['owner'],
        summary: 'Mails a link to choose a new password, if the address has an account',
        description: 'The answer and its time are the same for every address.',
        body: asked,
        response: {
          204: z.null(),
          422: problemAnswer('the address is missing'),
          429: problemAnswer('too many requests from this network'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const snapshot = await siteData.current();
      const origin = siteOrigin(request, snapshot.content.settings.origin);
      const limit = confirmationLimit(await keyedHasher(db));
      const language = requestLanguage(request);
      const mailLink = () =>
        db.transaction().execute(async (tx) => {
          const account = await tx
            .selectFrom('account')
            .select(['id', 'email'])
            .where('email', '=', normalizeEmail(request.body.email))
            .executeTakeFirst();
          if (!account || origin === null) return;
          if (!(await limit(tx, { kind: 'password-reset', to: { name: '', address: account.email } }))) return;
          const reset = await addReset(tx, account.id);
          const link = origin + newPasswordPath(language, reset.token);
          await outbox.add(tx, resetMail(account.email, link, reset, language, mailParties(snapshot, mail, origin)));
        });
      await inSteadyTime(mailLink);
      return reply.status(204).send(null);
    },
  );
  api.post(
    '/api/owner/password',
    {
      onRequest: sharedPerAddress(new AddressLimit(db, 'new-password', USED)),
      schema: {
        tags: ['owner'],
        summary: 'Chooses a new password with the token of a link; every open session ends',
        body: newPassword,
        response: {
          204: z.null(),
          422: problemAnswer('the password is too short, or the link was used or has expired'),
          429: problemAnswer('too many attempts from this network, or too many at once'),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const { token, password } = request.body;
      const expired = () =>
        new ProblemError('invalid-form', { token: formText('reset.expired', requestLanguage(request)) });
      // Check before hashing, which is expensive: a wrong token costs only a query.
      if (!(await isOpenReset(db, token))) throw expired();
      const hash = await runInQueue(hashes, 'unknown', () => hashPassword(password));
      const notifyOwner = await accountMailer(services, request);
      const isUsed = await usePasswordReset(db, token, hash, (tx, email) => notifyOwner(tx, 'password-changed', email));
      if (!isUsed) throw expired();
      return reply.status(204).send(null);
    },
  );
}
