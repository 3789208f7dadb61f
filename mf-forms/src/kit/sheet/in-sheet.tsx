import { createContext, type ReactNode, useContext } from 'react';
import { FieldIds } from '../fields/field-ids.ts';

const InSheetContext = createContext(false);

interface InSheetProps {
  /** Prefix of the ids of its fields: the page behind may have a form with the same ids. */
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

/** Whether the form is in a sheet, which has its own history entry. */
export const useIsInSheet = (): boolean => useContext(InSheetContext);
