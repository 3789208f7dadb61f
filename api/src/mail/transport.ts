import { createTransport } from 'nodemailer';
import { toOptions } from './mail-options.ts';
import type { MailMessage } from './message.ts';

/** Where messages go. */
export interface Delivery {
  /** For the log, without credentials. */
  place: string;
  /** Hands a message over; throws when it could not, after half a minute at the latest. */
  deliver(id: string, message: MailMessage): Promise<void>;
  /** Throws while nothing at all can be handed over. */
  check(): Promise<void>;
  close(): void;
}

/** What an attempt and each of its steps may take, in milliseconds. */
export interface SmtpLimits {
  attempt: number;
  dns: number;
  connection: number;
  greeting: number;
  silence: number;
}

const LIMITS: SmtpLimits = { attempt: 30_000, dns: 5_000, connection: 10_000, greeting: 10_000, silence: 20_000 };

/** Connections to the mail server at once; they are kept for the next messages. */
export const CONNECTIONS = 4;

/** Over SMTP. A message whose kept connection turns out to be closed goes to the next one. */
export function smtpDelivery(url: string, limits: SmtpLimits = LIMITS): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    dnsTimeout: limits.dns,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
  });
  return {
    place: `mail server ${new URL(url).host}`,
    async deliver(id, message) {
      await transport.sendMail({ ...toOptions(id, message), signal: AbortSignal.timeout(limits.attempt) });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
