/**
 * The exports of react-dom that a section may use. `unstable_batchedUpdates` is for the animations of nivo's charts
 * (react-spring).
 */
export { createPortal, flushSync, unstable_batchedUpdates } from 'react-dom';
