import { z } from 'zod';
import { type Api, formText, ProblemError, problemAnswer, requestLanguage } from '../../http/index.ts';
import { ALLOWANCES, countHit, type Db, keyedHash, undoHit } from '../../platform/index.ts';
import type { HashQueue } from '../hash-queue.ts';
import { loggedInPerson } from '../logged-in.ts';
import { accountMailer, type MailServices } from '../mails/account-mailer.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { changePassword, passwordHashOf } from '../passwords/change-password.ts';
import type { Realm } from '../realm.ts';
import { runInQueue } from '../run-in-queue.ts';
import { chosenPassword } from '../schemas/chosen-password.ts';

/**
 * Limit of attempts at the current password per account, so that nobody with access to an open session can guess it.
 */

const change = z.object({
  currentPassword: z
    .string({ error: 'currentPassword.required' })
    .min(1, 'currentPassword.required')
    .max(200, 'tooLong'),
  password: chosenPassword,
});

/** `POST …/password/change` of a realm: changes the password of a logged-in person who knows the current one. */
export function addChangePasswordRoute(
  api: Api,
  realm: Realm,
  services: MailServices & { db: Db; hashes: HashQueue },
): void {
  const { db, hashes } = services;
  const { path, tag, scope } = realm;
  api.post(
    `${path}/password/change`,
    {
      schema: {
        tags: [tag],
        summary: 'Changes the password; every other session ends, and a mail reports it',
        body: change,
        response: {
          204: z.null(),
          401: problemAnswer('not logged in'),
          422: problemAnswer('the current password is wrong, or the new one too short'),
          429: problemAnswer('too many attempts'),
        },
      },
    },
    async (request, reply) => {
      const person = loggedInPerson(realm, request);
      const { currentPassword, password } = request.body;
      const counter = await keyedHash(db, `${scope}change-password`, String(person.id));
      const { hits, secondsLeft } = await countHit(db, counter, ALLOWANCES.passwordChanges.seconds);
      if (hits > ALLOWANCES.passwordChanges.max) throw new ProblemError('too-many-requests', undefined, secondsLeft);
      const stored = await passwordHashOf(db, realm, person.id);
      if (!(await runInQueue(hashes, 'known', () => verifyPassword(stored, currentPassword))))
        throw new ProblemError('invalid-form', {
          currentPassword: formText('currentPassword.wrong', requestLanguage(request)),
        });
      await undoHit(db, counter);
      const hash = await runInQueue(hashes, 'known', () => hashPassword(password));
      const notify = await accountMailer(services, realm, request);
      await db.transaction().execute(async (tx) => {
        await changePassword(tx, realm, person, hash);
        await notify(tx, 'password-changed', person.email);
      });
      return reply.status(204).send(null);
    },
  );
}
