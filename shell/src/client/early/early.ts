export { repeatPresses } from './repeat-presses.ts';
export { restoreInput } from './restore-input.ts';
