/** Why a message could not be delivered, for the log: codes only, because a server's messages contain addresses. */
export interface DeliveryFailure {
  /** Error code of the system or the mail library, such as `ECONNREFUSED`. */
  code?: string;
  /** The SMTP command, such as `RCPT TO`. */
  command?: string;
  /** The server's reply code, such as 550. */
  responseCode?: number;
}

/** Commands about one message. If any other command is refused, all messages are affected. */
const OF_ONE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/** Problems of the message itself, found before the server is contacted. */
const OF_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server is about to close the connection, whatever the command was. */
const CLOSING = 421;

export function describeFailure(error: unknown): DeliveryFailure {
  const { code, name, command, responseCode } = error as DeliveryFailure & { name?: string };
  return { code: code ?? name, ...(command && { command }), ...(responseCode && { responseCode }) };
}

/** Whether the next message would fail, too: the server or the disk accepts nothing at present. */
export function isOutage({ code = '', command = '', responseCode }: DeliveryFailure): boolean {
  if (responseCode === undefined) return !OF_THE_MESSAGE.has(code);
  return responseCode === CLOSING || !OF_ONE_MESSAGE.has(command);
}

/** Whether the server will never accept this message. */
export const isFinal = ({ code = '', responseCode }: DeliveryFailure): boolean =>
  responseCode === undefined ? OF_THE_MESSAGE.has(code) : responseCode >= 500;
