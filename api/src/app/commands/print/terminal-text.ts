/** Control characters, which a terminal would execute, and invisible ones such as marks that change the text direction. */
const OBEYED = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text from a stranger, on one line and safe to print: the terminal executes nothing in it. */
export const terminalText = (text: string): string => text.replace(OBEYED, ' ');
