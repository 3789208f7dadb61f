import type { TestInfo } from 'playwright/test';

/** One field of the failure matrix. */
export interface MatrixField {
  section: string;
  fault: string;
  side: 'server' | 'browser';
  /** How long a visitor waited for the page or the fallback, in milliseconds. */
  waited: number;
}

/** Marks a note of a test as a field of the matrix. */
export const MATRIX = 'failure matrix';

/** Notes that a field is as it should be; it counts when the whole test passes. */
export function noteField({ annotations }: TestInfo, field: MatrixField): void {
  annotations.push({ type: MATRIX, description: JSON.stringify(field) });
}
