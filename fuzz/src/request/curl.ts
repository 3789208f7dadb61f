import { gzipSync } from 'node:zlib';
import { type Bytes, type FuzzRequest, isUnfinished, SESSION } from './fuzz-request.ts';
import { type Sender, toWire } from './wire.ts';

/** A shell command that sends the same request again. */
export function curlOf(request: FuzzRequest, sender: Sender): string {
  // curl sends every body to its end.
  if (isUnfinished(request)) return rawCommand(toWire(request, sender), sender.host);
  const { method, target, headers, body } = request;
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const added: [string, string][] = [['X-Forwarded-For', sender.visitor]];
  if (body?.framing === 'chunked') added.push(['Transfer-Encoding', 'chunked']);
  if (body?.framing === 'understated') added.push(['Content-Length', String(Math.floor(body.bytes.length / 2))]);
  // Empty means "send none": curl would choose one.
  for (const name of ['Accept', 'User-Agent', ...(body ? ['Content-Type'] : [])]) added.push([name, '']);
  const options = [
    ...added.filter(([name]) => !given.has(name.toLowerCase())).map(([name, value]) => quote(`${name}: ${value}`)),
    // A header that is empty on purpose is written with a semicolon.
    ...headers.map(([name, value]) => quote(value === '' ? `${name};` : `${name}: ${filledIn(value, sender)}`)),
  ].map((header) => `-H ${header}`);
  const command = [
    'curl -si -m 10 --path-as-is --globoff',
    method === 'HEAD' ? '--head' : `-X ${quote(method)}`,
    ...options,
    ...(body ? ['--data-binary @-'] : []),
    quote(`http://${sender.host}${target}`),
  ].join(' ');
  return body ? `${printing(body.bytes)} | ${command}` : command;
}

/** For bytes that are not a request: through bash's `/dev/tcp`, which needs no other program. */
export function rawCommand(bytes: Buffer, host: string): string {
  const [name = '', port = '80'] = host.split(':');
  return `bash -c ${quote(`exec 3<>/dev/tcp/${name}/${port}; ${printing(bytes.toString('latin1'))} >&3; timeout 10 cat <&3`)}`;
}

const filledIn = (value: Bytes, { session }: Sender): Bytes => value.replaceAll(SESSION, session);

/** Longer ones are compressed: they mostly repeat one byte. */
const PLAIN = 600;

/** A command that prints these bytes. */
function printing(bytes: Bytes): string {
  if (bytes.length > PLAIN)
    return `echo ${gzipSync(Buffer.from(bytes, 'latin1')).toString('base64')} | base64 -d | gunzip`;
  return `printf ${quote(escaped(bytes.replaceAll('\\', '\\\\').replaceAll('%', '%%')))}`;
}

/** Plain text in single quotes, other text in a form with escapes. */
function quote(text: Bytes): string {
  if (/^[\w./:=@-]+$/.test(text)) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `$'${escaped(text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"))}'`;
}

/** In octal, which every shell knows. */
const escaped = (text: Bytes): string =>
  text.replace(/[^\x20-\x7e]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
