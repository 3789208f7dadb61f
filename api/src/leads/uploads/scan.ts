import { spawn } from 'node:child_process';
import { TIME_LIMITS } from '../../kernel/index.ts';

/** The result of a scan: nothing found, something found, or unknown. */
export type ScanResult = 'clean' | 'refused' | 'unknown';

/** The exit code of a scanner that found something, as with ClamAV. */
const FOUND = 1;

/** Status codes of a web scanner that found something. */
const REFUSALS = new Set([403, 406, 422]);

/**
 * Scans a file with the agency's scanner.
 * @param scanner a command that reads the file from its standard input (exit code 0 clean, 1 refused), or the address
 * of a
 * service that takes it by POST (2xx clean, 403, 406 or 422 refused); null: the agency has none, and every file counts
 * as clean
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
    // The words of the command come from the agency's settings, never from a visitor.
    const [program = '', ...words] = command.trim().split(/\s+/);
    const child = spawn(program, words, {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: TIME_LIMITS.scan,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => done('unknown'));
    child.on('close', (code) => done(code === 0 ? 'clean' : code === FOUND ? 'refused' : 'unknown'));
    // A scanner may stop reading early.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });
}
