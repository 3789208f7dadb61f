import { useLanguage, useTexts } from '@facade/section-kit';
import { visitDay, visitHours, visitWeek } from '@facade/shared-domain/numbers/visit-time';
import { Button, Icon } from '@facade/shared-ui';
import { useId, useState } from 'react';
import { useFieldId } from '../../kit/fields/field-ids.ts';
import { GroupError } from '../../kit/fields/group-error.tsx';
import { Choice } from './slot-choice.style.ts';
import { slotWeeks, type VisitDay } from './slot-weeks.ts';
import type { VisitSlot } from './visit-times.ts';

export interface SlotChoiceProps {
  legend: string;
  slots: readonly VisitSlot[];
  /** Id of the chosen slot. */
  chosen: string | undefined;
  onChoose(id: string): void;
  error?: string | undefined;
}

/** Free times by day, one week per page: one group of radio buttons, so that the arrow keys go from one to the next. */
export function SlotChoice({ legend, slots, chosen, onChoose, error }: SlotChoiceProps) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const errorId = useId();
  const firstId = useFieldId('slot');
  const weeks = slotWeeks(slots);
  const [at, setAt] = useState(() => Math.max(0, weeks.findIndex(holds(chosen))));
  const shown = Math.min(at, weeks.length - 1);
  const turn = (by: number) => setAt(Math.min(Math.max(shown + by, 0), weeks.length - 1));
  const days = weeks[shown] ?? [];

  return (
    <Choice aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {weeks.length > 1 && (
        <div className="pager">
          <Button
            variant="secondary"
            aria-disabled={shown === 0}
            aria-label={t('visit.earlier')}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" size={20} />
          </Button>
          <output className={days.length > 1 ? '' : 'visually-hidden'}>
            {visitWeek(days[0]?.day ?? '', days.at(-1)?.day ?? '', language)}
          </output>
          <Button
            variant="secondary"
            aria-disabled={shown === weeks.length - 1}
            aria-label={t('visit.later')}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" size={20} />
          </Button>
        </div>
      )}
      {weeks.map((week, index) => (
        <div key={week[0]?.day} className="week" hidden={index !== shown}>
          {week.map(({ day, slots: times }) => (
            <div key={day} className="day">
              <p aria-hidden="true">{visitDay(day, language)}</p>
              <div className="times">
                {times.map((slot) => (
                  <label key={slot.id}>
                    <input
                      id={slot === slots[0] ? firstId : undefined}
                      type="radio"
                      name="slot"
                      value={slot.id}
                      checked={slot.id === chosen}
                      onChange={() => onChoose(slot.id)}
                      aria-invalid={error ? true : undefined}
                    />
                    <span>
                      <span className="visually-hidden">{visitDay(day, language)}, </span>
                      {visitHours(slot, language)}
                    </span>
                  </label>
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
      <GroupError id={errorId} message={error} />
    </Choice>
  );
}

const holds =
  (id: string | undefined) =>
  (week: VisitDay[]): boolean =>
    week.some(({ slots }) => slots.some((slot) => slot.id === id));
