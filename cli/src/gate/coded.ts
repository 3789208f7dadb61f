import type { Refusal } from '../client/protocol.ts';

/** A file of the section in a message, with its line if the message names one. */
const PLACE = /(?<![\w/])((?:src|web|node)\/[^\s:()]+\.\w+)(?::(\d+))?/;

/** Sentences of one check as refusals that a program can tell apart. */
export const coded = (code: string, messages: readonly string[]): Refusal[] =>
  messages.map((message) => {
    const [, file, line] = PLACE.exec(message) ?? [];
    return { code, message, ...(file && { file }), ...(line && { line: Number(line) }) };
  });
