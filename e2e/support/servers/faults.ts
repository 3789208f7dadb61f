/** Faults in the delivery of a section's files. */
export const FILE_FAULTS = ['404', '500', 'HTML', 'hang', 'slow', 'truncated', 'tampered'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Faults in a release that arrives completely. */
export const RELEASE_FAULTS = ['throws on import', 'throws on render', 'wrong expose', 'old contract'] as const;
export type ReleaseFault = (typeof RELEASE_FAULTS)[number];

/** Faults that show only after the render, when nothing can catch them. */
export const LATE_FAULTS = ['rejects later', 'throws later'] as const;
export type LateFault = (typeof LATE_FAULTS)[number];

/** Faults that cost the process that runs the code. */
export const HARMS = ['never ends', 'fills the heap', 'takes buffers'] as const;
export type Harm = (typeof HARMS)[number];

/** What the gate refuses and the site survives: it fails a page at most, or shows nowhere. */
export const MISCHIEF = [
  'exits',
  'loops at times',
  'patches',
  'leaves timers',
  'reads secrets',
  'forges a verdict',
] as const;
export type Mischief = (typeof MISCHIEF)[number];

/** A fault of code that runs on the server. */
export type ServerFault = LateFault | Harm | Mischief;

export type Fault = FileFault | ReleaseFault;

/** A file as a host sends it. */
export interface SentFile {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Faults in the response itself; the others are in its timing. */
export type AnswerFault = Exclude<FileFault, 'hang' | 'slow'>;

const PAGE = Buffer.from('<!doctype html><title>Welcome</title><h1>It works</h1>');

/** What is sent in place of a script. */
export const SENT: Record<AnswerFault, (script: Buffer) => SentFile> = {
  404: () => ({ status: 404, contentType: 'text/plain', body: Buffer.from('gone') }),
  500: () => ({ status: 500, contentType: 'text/plain', body: Buffer.from('broken') }),
  HTML: () => ({ status: 200, contentType: 'text/html', body: PAGE }),
  truncated: (script) => asScript(script.subarray(0, script.length / 2)),
  tampered: (script) => asScript(Buffer.concat([script, Buffer.from('\n;globalThis.tampered = true;')])),
};

const asScript = (body: Buffer): SentFile => ({ status: 200, contentType: 'text/javascript', body });
