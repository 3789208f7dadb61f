/** Takes the place of the federation run time's table of error texts; an error still says its number. */
export const runtimeDescMap = {};
export const errorDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
