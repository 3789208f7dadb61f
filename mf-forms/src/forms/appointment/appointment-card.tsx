import { browserApi, useApi, useLanguage, useTexts } from '@facade/section-kit';
import { appointmentPath } from '@facade/shared-domain/paths/forms/appointment-path';
import { LinkButton } from '@facade/shared-ui';
import { type Appointment, loadAppointment } from './appointment.ts';
import { AppointmentFacts } from './appointment-facts.tsx';

/**
 * The new appointment, on the thank-you page. That page is the same for all visitors and cached: the details load afterwards,
 * and without JavaScript the link leads to them.
 */
export function AppointmentCard({ token }: { token: string }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { answer: appointment } = useApi<Appointment>(`${language} ${token}`, {
    ask: (signal) => loadAppointment(browserApi, token, language, signal),
  });
  return (
    <>
      {appointment && <AppointmentFacts appointment={appointment} token={token} />}
      <div className="next">
        <LinkButton to={appointmentPath(language, token)} variant="secondary">
          {t('appointment.change')}
        </LinkButton>
      </div>
    </>
  );
}
