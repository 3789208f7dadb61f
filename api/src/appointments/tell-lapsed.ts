import { mailParties } from '../correspondence/index.ts';
import { keyedHasher } from '../platform/index.ts';
import type { SiteData } from '../site/index.ts';
import type { AppointmentServices } from './apply-change.ts';
import { type Appointment, readAppointments } from './appointment.ts';
import { appointmentMails } from './mail/appointment-mails.ts';
import { newsOf } from './news.ts';

/** Visits per transaction. */
const BATCH = 20;

interface LapsedServices extends AppointmentServices {
  siteData: Pick<SiteData, 'current'>;
}

/** Cancels visits that were not confirmed in time, and mails the agency about each: the visitor may have mistyped the address. */
export async function tellLapsed({ db, outbox, mail, siteData }: LapsedServices, now = new Date()): Promise<void> {
  const snapshot = await siteData.current();
  const origin = URL.parse(snapshot.content.settings.origin)?.origin ?? null;
  const parties = mailParties(snapshot, mail, origin);
  const sign = await keyedHasher(db);
  for (let isDone = false; !isDone; ) {
    isDone = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('appointment')
        .select('id')
        .where('held_until', '<=', now)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of due) {
        await tx
          .updateTable('appointment')
          .set({ status: 'cancelled', held_until: null, changed_at: now })
          .where('id', '=', id)
          .execute();
        const [appointment] = await readAppointments(tx, { id });
        const news = await newsOf(tx, snapshot, appointment as Appointment, {
          event: 'lapsed',
          sign,
          parties,
          origin,
        });
        for (const message of appointmentMails(news))
          await outbox.add(tx, { ...message, about: news.appointment.submissionId });
      }
      return due.length < BATCH;
    });
  }
}
