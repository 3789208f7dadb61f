/** Why a message could not be handed over, for the log: codes only, because a server's own words name addresses. */
export interface DeliveryFailure {
  /** Of the system or the mail library, such as `ECONNREFUSED`. */
  code?: string;
  /** What was asked of the server, such as `RCPT TO`. */
  command?: string;
  /** What the server answered, such as 550. */
  responseCode?: number;
}

/** Commands that are about one message; a refusal of any other concerns them all. */
const OF_ONE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** Problems of the message itself, found before a server was asked. */
const OF_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server is about to close, whatever it was asked. */
const CLOSING = 421;

export function describeFailure(error: unknown): DeliveryFailure {
  const { code, name, command, responseCode } = error as DeliveryFailure & { name?: string };
  return { code: code ?? name, ...(command && { command }), ...(responseCode && { responseCode }) };
}

/** Whether the next message would fare the same: the server, or the disk, takes nothing at present. */
export function isOutage({ code = '', command = '', responseCode }: DeliveryFailure): boolean {
  if (responseCode === undefined) return !OF_THE_MESSAGE.has(code);
  return responseCode === CLOSING || !OF_ONE_MESSAGE.has(command);
}

/** Whether the server will never take this message. */
export const isFinal = ({ code = '', responseCode }: DeliveryFailure): boolean =>
  responseCode === undefined ? OF_THE_MESSAGE.has(code) : responseCode >= 500;
