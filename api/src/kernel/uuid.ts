/** @example uuidOf('0f8fad5bd9cb469fa16570867728950e') // '0f8fad5b-d9cb-469f-a165-70867728950e' */
export const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
