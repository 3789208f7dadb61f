import { newPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { z } from 'zod';
import { confirmationLimit, mailParties } from '../../correspondence/index.ts';
import { type Api, formText, ProblemError, problemAnswer, requestLanguage, siteOrigin } from '../../http/index.ts';
import type { MailConfig, Outbox } from '../../mail/index.ts';
import {
  AddressLimit,
  ALLOWANCES,
  type Db,
  inSteadyTime,
  keyedHasher,
  sharedPerAddress,
} from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import { findAccount } from '../find-account.ts';
import type { HashQueue } from '../hash-queue.ts';
import { accountMailer } from '../mails/account-mailer.ts';
import { resetMail } from '../mails/reset-mail.ts';
import { hashPassword } from '../password.ts';
import { addReset, isOpenReset, usePasswordReset } from '../passwords/password-reset.ts';
import type { Realm } from '../realm.ts';
import { runInQueue } from '../run-in-queue.ts';
import { refuseOtherSites } from '../same-site.ts';
import { chosenPassword } from '../schemas/chosen-password.ts';

interface PasswordServices {
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  mail: MailConfig;
  hashes: HashQueue;
}

const token = z.string().regex(/^[\w-]{43}$/, 'reset.expired');

const newPassword = z.object({ token, password: chosenPassword });

const asked = z.object({
  email: z.string({ error: 'email.required' }).trim().min(1, 'email.required').max(254, 'tooLong'),
});

/** `POST …/forgotten-password` and `POST …/password` of a realm. */
export function addPasswordRoutes(api: Api, realm: Realm, services: PasswordServices): void {
  const { db, siteData, outbox, mail, hashes } = services;
  const { name, path, tag, scope } = realm;
  api.post(
    `${path}/forgotten-password`,
    {
      onRequest: sharedPerAddress(new AddressLimit(db, `${scope}forgotten-password`, ALLOWANCES.forgottenPasswords)),
      schema: {
        tags: [tag],
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
          const account = await findAccount(tx, realm, request.body.email);
          if (!account || origin === null) return;
          if (!(await limit(tx, { kind: 'password-reset', to: { name: '', address: account.email } }))) return;
          const reset = await addReset(tx, realm, account.id);
          const link = origin + newPasswordPath(name, language, reset.token);
          await outbox.add(tx, resetMail(account.email, link, reset, language, mailParties(snapshot, mail, origin)));
        });
      await inSteadyTime(mailLink);
      return reply.status(204).send(null);
    },
  );
  api.post(
    `${path}/password`,
    {
      onRequest: sharedPerAddress(new AddressLimit(db, `${scope}new-password`, ALLOWANCES.newPasswords)),
      schema: {
        tags: [tag],
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
      if (!(await isOpenReset(db, realm, token))) throw expired();
      const passwordHash = await runInQueue(hashes, 'unknown', () => hashPassword(password));
      const notify = await accountMailer(services, realm, request);
      const isUsed = await usePasswordReset(db, realm, { token, passwordHash }, (tx, email) =>
        notify(tx, 'password-changed', email),
      );
      if (!isUsed) throw expired();
      return reply.status(204).send(null);
    },
  );
}
