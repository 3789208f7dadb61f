import { browserApi, messagesOf, useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import { visitPath } from '@facade/shared-domain/paths/forms/visit-path';
import { Button, LinkButton, Notice } from '@facade/shared-ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SlotChoice } from '../visit/slot-choice.tsx';
import { loadVisitTimes, type VisitTimes } from '../visit/visit-times.ts';
import { type Appointment, type AppointmentChange, changeAppointment } from './appointment.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentFrame } from './appointment-view.style.ts';
import { CancelForm } from './cancel-form.tsx';

export interface AppointmentPageData {
  token: string;
  appointment: Appointment;
  /** Times to which it may be moved. */
  times: VisitTimes;
}

const DONE = { move: 'moved', cancel: 'cancelled', confirm: 'confirmed' } as const;

const NOTHING: Readonly<Record<string, string>> = {};

/** A booked visit, for anyone with its link: see it, move it, cancel it. Without JavaScript both are posted to this page. */
export function AppointmentView({ data }: { data: AppointmentPageData }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const returned = useReturnedForm('appointment');
  const { token } = data;
  const [appointment, setAppointment] = useState(data.appointment);
  const [times, setTimes] = useState(data.times);
  const [slot, setSlot] = useState<string>();
  const [errors, setErrors] = useState(returned?.errors ?? NOTHING);
  const [done, setDone] = useState<'moved' | 'cancelled' | 'confirmed' | null>(null);
  const [busy, setBusy] = useState(false);
  const { status, canChange, propertyId, path } = appointment;
  const answer = useRef<HTMLDivElement>(null);
  // The part that was used leaves the page or changes: the answer, at the top, is what to look at next.
  useEffect(() => {
    if (done) answer.current?.focus();
  }, [done]);

  const change = async (wish: AppointmentChange) => {
    if (busy) return;
    setBusy(true);
    setDone(null);
    try {
      setAppointment(await changeAppointment(token, wish, language));
      setDone(DONE[wish.action]);
      setErrors(NOTHING);
      setSlot(undefined);
    } catch (error) {
      const messages = messagesOf(error);
      setErrors(Object.keys(messages).length > 0 ? messages : { '': t('appointment.failed') });
    }
    // Current free times, without those booked by others in the meantime. A held visit has none.
    if (wish.action !== 'cancel') await loadVisitTimes(browserApi, propertyId).then(setTimes, () => {});
    setBusy(false);
  };
  const move = (event: FormEvent) => {
    event.preventDefault();
    void change({ action: 'move', slot: slot ?? '' });
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void change({ action: 'confirm' });
  };
  const hidden = (action: AppointmentChange['action']) => (
    <>
      <input type="hidden" name="form" value="appointment" />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
    </>
  );
  const general = errors.action ?? (errors.slot ? undefined : errors['']);

  return (
    <AppointmentFrame className="wrap">
      <h1>{t(`appointment.title.${status}`)}</h1>
      <div ref={answer} tabIndex={-1}>
        {done && <Notice tone="success">{t(`appointment.${done}`)}</Notice>}
      </div>
      {general && <Notice tone="danger">{general}</Notice>}
      <AppointmentFacts appointment={appointment} token={token} />
      {status === 'held' && (
        <HeldVisit appointment={appointment}>
          <form method="post" onSubmit={confirm}>
            {hidden('confirm')}
            <Button type="submit" variant="accent" aria-disabled={busy}>
              {t('appointment.confirmNow')}
            </Button>
          </form>
        </HeldVisit>
      )}
      {status === 'lapsed' && <p>{t('appointment.lapsedHint')}</p>}
      {(status === 'cancelled' || status === 'lapsed') && path && (
        <LinkButton to={visitPath(language, propertyId)}>{t('appointment.again')}</LinkButton>
      )}
      {canChange && (
        <>
          <section>
            <h2>{t('appointment.move')}</h2>
            {times.state === 'free' ? (
              <form method="post" noValidate onSubmit={move}>
                {hidden('move')}
                <SlotChoice
                  legend={t('visit.choose')}
                  slots={times.slots}
                  chosen={slot}
                  onChoose={setSlot}
                  error={errors.slot}
                />
                <Button type="submit" variant="accent" aria-disabled={busy}>
                  {t('appointment.moveHere')}
                </Button>
              </form>
            ) : (
              <p>{t('appointment.noOther')}</p>
            )}
          </section>
          <section>
            <h2>{t('appointment.cancel')}</h2>
            <CancelForm busy={busy} onCancel={() => void change({ action: 'cancel' })}>
              {hidden('cancel')}
            </CancelForm>
          </section>
        </>
      )}
    </AppointmentFrame>
  );
}

/** Until when a visit is held, and the button that books it (`children`) for whoever came by the link of the mail. */
function HeldVisit({ appointment, children }: { appointment: Appointment; children: ReactNode }) {
  const t = useTexts('mf-forms');
  const { heldUntil, canConfirm } = appointment;
  const time = heldUntil?.slice(11, 16) ?? '';
  return (
    <section>
      <Notice tone="info">{t(canConfirm ? 'appointment.hold' : 'appointment.byMail', { time })}</Notice>
      {canConfirm && children}
    </section>
  );
}
