import { createContext, useContext } from 'react';
import type { FormErrors } from './form-errors.ts';

const ReturnedErrorsContext = createContext<FormErrors>({});

/** What was wrong with the form around, where it came back from a post without JavaScript. */
export const ReturnedErrors = ReturnedErrorsContext.Provider;

export const useReturnedError = (name: string): string | undefined => useContext(ReturnedErrorsContext)[name];
