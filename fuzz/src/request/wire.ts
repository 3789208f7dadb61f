import { type FuzzRequest, type RequestBody, SESSION } from './fuzz-request.ts';

/** Values known only when a request is sent. */
export interface Sender {
  /** `host:port` of the site. */
  host: string;
  /** Address to send for: limits per visitor would hide the code behind them. */
  visitor: string;
  /** Cookie of an owner who is logged in; empty without. */
  session: string;
}

/** The bytes of a request. Host, visitor's address and body length are added if the request has none. */
export function toWire({ method, target, headers, body }: FuzzRequest, sender: Sender): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const added: [string, string][] = [
    ['Host', sender.host],
    ['X-Forwarded-For', sender.visitor],
    ...(body ? [lengthHeader(body)] : []),
  ];
  const all = [...added.filter(([name]) => !given.has(name.toLowerCase())), ...headers];
  const lines = all.map(([name, value]) => `${name}: ${value.replaceAll(SESSION, sender.session)}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ? framed(body) : ''}`, 'latin1');
}

function lengthHeader({ bytes, framing }: RequestBody): [string, string] {
  if (framing === 'chunked' || framing === 'unfinished chunks') return ['Transfer-Encoding', 'chunked'];
  const difference = framing === 'cut short' ? 100 : framing === 'understated' ? -Math.ceil(bytes.length / 2) : 0;
  return ['Content-Length', String(bytes.length + difference)];
}

function framed({ bytes, framing }: RequestBody): string {
  if (framing !== 'chunked' && framing !== 'unfinished chunks') return bytes;
  const middle = Math.ceil(bytes.length / 2);
  const chunks = [bytes.slice(0, middle), bytes.slice(middle)].filter((chunk) => chunk !== '').map(chunkOf);
  return framing === 'chunked' ? `${chunks.join('')}0\r\n\r\n` : chunks.join('');
}

const chunkOf = (bytes: string): string => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;
