const NUMBERED = /&#(?:x([\da-f]+)|(\d+));/gi;

/** A reference at the end of a part may go on in the next. */
const OPEN = /&#?\w{0,20}$/;

/** Whether XML has the character. */
const isCharacter = (code: number): boolean =>
  [0x09, 0x0a, 0x0d].includes(code) ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  (code >= 0x1_0000 && code < 0x11_0000);

/** The parts of a document with a space for each reference to a character that XML does not have, such as `&#11;` for a line break of Word. */
export async function* withoutForbidden(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const text = rest + part;
    const open = text.search(OPEN);
    const end = open < 0 ? text.length : open;
    rest = text.slice(end);
    yield text
      .slice(0, end)
      .replace(NUMBERED, (reference, hex?: string, decimal?: string) =>
        isCharacter(hex ? Number.parseInt(hex, 16) : Number(decimal)) ? reference : ' ',
      );
  }
  yield rest;
}
