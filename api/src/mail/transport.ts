import { createTransport } from 'nodemailer';
import { TIME_LIMITS } from '../kernel/index.ts';
import { toOptions } from './mail-options.ts';
import type { MailMessage } from './message.ts';

/** Where messages go. */
export interface Delivery {
  /** For the log, without credentials. */
  place: string;
  /** Delivers a message; throws on failure, after at most half a minute. */
  deliver(id: string, message: MailMessage): Promise<void>;
  /** Throws if nothing can be delivered. */
  check(): Promise<void>;
  close(): void;
}

/** Time limits of an attempt and of its steps, in milliseconds. */
export interface SmtpLimits {
  attempt: number;
  dns: number;
  connection: number;
  greeting: number;
  silence: number;
}

const LIMITS: SmtpLimits = {
  attempt: TIME_LIMITS.mailAttempt,
  dns: TIME_LIMITS.mailDns,
  connection: TIME_LIMITS.mailConnection,
  greeting: TIME_LIMITS.mailGreeting,
  silence: TIME_LIMITS.mailSilence,
};

/** Concurrent connections to the mail server; they are reused. */
export const CONNECTIONS = 4;

/** Delivery over SMTP. If a reused connection turns out to be closed, the message is sent on the next one. */
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
