/**
 * Takes the place of the federation run time's table of error texts; an error still says its number.
 * Remove when the run time has a build without the texts.
 */
export const runtimeDescMap = {};
export const errorDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
