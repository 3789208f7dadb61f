import { createContext, useContext } from 'react';

const FieldIdsContext = createContext('');

/** Prefix of the ids of all fields inside a sheet: another form of the page may have fields with the same names. */
export const FieldIds = FieldIdsContext.Provider;

/** Id of a field's control: `field-email`, with the prefix of the surrounding form, if any. */
export const useFieldId = (name: string, own = `field-${name}`): string => useContext(FieldIdsContext) + own;
