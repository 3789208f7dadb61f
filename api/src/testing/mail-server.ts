import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server behaves: `hang` takes connections and says nothing, `hang-at-data` takes a message and never answers. */
export type Manners = 'take' | 'hang' | 'hang-at-data' | 'refuse-sender' | 'refuse-recipient';

/** A real mail server that keeps what it is given. */
export interface MailServer {
  url: string;
  port: number;
  /** Whole messages that it took, in the order in which they came. */
  received: string[];
  /** Whole messages, taken or not. */
  offered: string[];
  /** Connections that were opened so far. */
  connections: number;
  manners: Manners;
  stop(): Promise<void>;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** Starts one on this port; 0 is any. It refuses every address that begins with `gone`, and puts off those with `later`. */
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
