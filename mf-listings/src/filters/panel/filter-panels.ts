/** What is loaded when a visitor comes near the filters. */
export { readForm } from '../read-form.ts';
export { FilterPanel } from './filter-panel.tsx';
export { FilterSheet } from './filter-sheet.tsx';
export { focusField } from './focus-field.ts';
