import { createContext, useContext } from 'react';
import type { FormErrors } from './form-errors.ts';

const ReturnedErrorsContext = createContext<FormErrors>({});

/** Errors of the surrounding form, returned from a post without JavaScript. */
export const ReturnedErrors = ReturnedErrorsContext.Provider;

export const useReturnedError = (name: string): string | undefined => useContext(ReturnedErrorsContext)[name];
