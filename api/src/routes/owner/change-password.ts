import { z } from 'zod';
import type { HashQueue } from '../../accounts/hash-queue.ts';
import { hashPassword, verifyPassword } from '../../accounts/password.ts';
import { runInQueue } from '../../accounts/run-in-queue.ts';
import { refuseOtherSites } from '../../accounts/same-site.ts';
import type { Api } from '../../api.ts';
import type { Db } from '../../database/index.ts';
import { formText } from '../../forms/form-texts.ts';
import { countHit, undoHit } from '../../limits/hit-counter.ts';
import { keyedHash } from '../../limits/keyed-hash.ts';
import { accountMailer, type MailServices } from '../../owners/account-mailer.ts';
import { changePassword, passwordHashOf } from '../../owners/change-password.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requestLanguage } from '../../problems/request-language.ts';
import { chosenPassword } from '../../schemas/chosen-password.ts';
import { problemAnswer } from '../../schemas/problem.ts';
import { requireOwner } from './require-owner.ts';

/**
 * Limit of attempts at the current password per account, so that nobody with access to an open session can guess it.
 */
const GUESSES = { max: 10, seconds: 15 * 60 };

const change = z.object({
  currentPassword: z
    .string({ error: 'currentPassword.required' })
    .min(1, 'currentPassword.required')
    .max(200, 'tooLong'),
  password: chosenPassword,
});

/** `POST /api/owner/password/change`: changes the password of a logged-in owner who knows the current one. */
export async function changePasswordRoute(
  api: Api,
  services: MailServices & { db: Db; hashes: HashQueue },
): Promise<void> {
  const { db, hashes } = services;
  api.post(
    '/api/owner/password/change',
    {
      schema: {
        tags: ['owner'],
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
      refuseOtherSites(request);
      const owner = await requireOwner(db, request, reply);
      const { currentPassword, password } = request.body;
      const counter = await keyedHash(db, 'change-password', String(owner.id));
      const { hits, secondsLeft } = await countHit(db, counter, GUESSES.seconds);
      if (hits > GUESSES.max) throw new ProblemError('too-many-requests', undefined, secondsLeft);
      const stored = await passwordHashOf(db, owner);
      if (!(await runInQueue(hashes, 'known', () => verifyPassword(stored, currentPassword))))
        throw new ProblemError('invalid-form', {
          currentPassword: formText('currentPassword.wrong', requestLanguage(request)),
        });
      await undoHit(db, counter);
      const hash = await runInQueue(hashes, 'known', () => hashPassword(password));
      const notifyOwner = await accountMailer(services, request);
      await db.transaction().execute(async (tx) => {
        await changePassword(tx, owner, hash);
        await notifyOwner(tx, 'password-changed', owner.email);
      });
      return reply.status(204).send(null);
    },
  );
}
