import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of a mail server: `hang` accepts connections and sends nothing, `hang-at-data` accepts a message and never
 * answers.
 */
export type Manners = 'take' | 'hang' | 'hang-at-data' | 'refuse-sender' | 'refuse-recipient';

/** A real mail server that stores its messages. */
export interface MailServer {
  url: string;
  port: number;
  /** Whole messages that it accepted, in order of arrival. */
  received: string[];
  /** Number of whole messages, accepted or not. */
  offered: string[];
  /** Number of connections so far. */
  connections: number;
  manners: Manners;
  stop(): Promise<void>;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/**
 * Starts a server on this port; 0: any free port. It refuses addresses that begin with `gone`, and defers those with
 * `later`.
 */
export async function startMailServer(port = 0, manners: Manners = 'take'): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    maxClients: 1000,
    onConnect(_session, done) {
      if (server.manners !== 'hang') done();
    },
    onMailFrom: (_address, _session, done) =>
      done(server.manners === 'refuse-sender' ? refusal(451, 'not today, <secret@example.be>') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone') || server.manners === 'refuse-recipient'
          ? refusal(550, `no such mailbox: <${address}>`)
          : address.startsWith('later')
            ? refusal(451, `greylisted: <${address}>`)
            : null,
      ),
    onData(stream, _session, done) {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        server.offered.push(data);
        if (server.manners === 'hang-at-data') return;
        server.received.push(data);
        done();
      });
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    server.connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const actual = (smtp.server.address() as AddressInfo).port;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received: [],
    offered: [],
    connections: 0,
    manners,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
  return server;
}
