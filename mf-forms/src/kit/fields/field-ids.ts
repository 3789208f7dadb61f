import { createContext, useContext } from 'react';

const FieldIdsContext = createContext('');

/** Begins the ids of all fields inside, where another form of the page may have fields by the same names: in a sheet. */
export const FieldIds = FieldIdsContext.Provider;

/** Id of a field's control: `field-email`, or that with what the form around begins its ids with. */
export const useFieldId = (name: string, own = `field-${name}`): string => useContext(FieldIdsContext) + own;
