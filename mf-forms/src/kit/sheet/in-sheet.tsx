import { createContext, type ReactNode, useContext } from 'react';
import { FieldIds } from '../fields/field-ids.ts';

const InSheetContext = createContext(false);

interface InSheetProps {
  /** Begins the ids of its fields: the page behind may have another form with the same. */
  ids: string;
  intro?: string;
  children: ReactNode;
}

/** A form in a sheet over the page it is about. */
export const InSheet = ({ ids, intro, children }: InSheetProps) => (
  <InSheetContext value={true}>
    <FieldIds value={ids}>
      {intro && <p>{intro}</p>}
      {children}
    </FieldIds>
  </InSheetContext>
);

/** Whether the form is in a sheet, which has an entry of its own in the history. */
export const useIsInSheet = (): boolean => useContext(InSheetContext);
