import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface TlsFront {
  httpPort: number;
  httpsPort: number;
  /** File of the self-signed certificate. */
  certificate: string;
  close(): void;
}

/** Serves a site under TLS as `localhost`, with a certificate created in `folder`, and redirects there from a second port without. */
export async function startTlsFront(origin: string, folder: string): Promise<TlsFront> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
    const inner = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    inner.on('error', () => answer.destroy());
    asked.pipe(inner);
  });
  const httpsPort = await listen(secure);
  const plain = createServer((asked, answer) => {
    answer.writeHead(308, { location: `https://localhost:${httpsPort}${asked.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificate,
    close() {
      for (const server of [secure, plain]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
