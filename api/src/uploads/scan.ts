import { spawn } from 'node:child_process';
import { TIME_LIMITS } from '../time-limits.ts';

/** What a scan comes to: nothing found, something found, or nobody can say. */
export type ScanResult = 'clean' | 'refused' | 'unknown';

/** The exit code of a scanner that found something, as ClamAV has it. */
const FOUND = 1;

/** Answers of a scanner of the web that found something. */
const REFUSALS = new Set([403, 406, 422]);

/**
 * Has a file looked at by the agency's scanner.
 * @param scanner a command, which is given the file on its standard input (exit code 0 clean, 1 refused), or the address of a
 *   service that takes it by POST (2xx clean, 403, 406 or 422 refused); null: the agency has none, and nothing is found
 */
export async function scan(bytes: Buffer, scanner: string | null): Promise<ScanResult> {
  if (!scanner) return 'clean';
  return /^https?:\/\//.test(scanner) ? scanByWeb(bytes, scanner) : scanByCommand(bytes, scanner);
}

async function scanByWeb(bytes: Buffer, address: string): Promise<ScanResult> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(TIME_LIMITS.scan),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'clean';
    return REFUSALS.has(answer.status) ? 'refused' : 'unknown';
  } catch {
    return 'unknown';
  }
}

function scanByCommand(bytes: Buffer, command: string): Promise<ScanResult> {
  return new Promise((done) => {
    // The words of the command are the agency's own; nothing that a visitor sent is among them.
    const [program = '', ...words] = command.trim().split(/\s+/);
    const child = spawn(program, words, {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: TIME_LIMITS.scan,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => done('unknown'));
    child.on('close', (code) => done(code === 0 ? 'clean' : code === FOUND ? 'refused' : 'unknown'));
    // A scanner that has seen enough reads no further.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });
}
