/** Replaces an imported asset file in unit tests. */
export default 'file-stub';
