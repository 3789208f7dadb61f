/** What a renderer does at the moment. */
export interface Mark {
  /** Changes with each mark. */
  number: number;
  /** Whether it has not returned to its event loop since. */
  isBusy: boolean;
  /** Whose code runs; empty for the shell's own. */
  section: string;
  release: string;
  /** The page that it is for; 0 for none. */
  job: number;
}

/** Size of a mark in its file. */
export const MARK_BYTES = 256;

export function writeMark(bytes: Buffer, { number, isBusy, section, release, job }: Mark): void {
  bytes.writeUInt32LE(number >>> 0, 0);
  bytes.writeUInt8(isBusy ? 1 : 0, 4);
  bytes.writeDoubleLE(job, 8);
  const length = bytes.write(`${section}@${release}`, 17, MARK_BYTES - 17);
  bytes.writeUInt8(length, 16);
}

/** @example `mf-detail@1.2.3` in a mark is section and release. */
export function readMark(bytes: Buffer): Mark {
  const [section = '', release = ''] = bytes.toString('utf8', 17, 17 + bytes.readUInt8(16)).split('@');
  return {
    number: bytes.readUInt32LE(0),
    isBusy: bytes.readUInt8(4) === 1,
    section,
    release,
    job: bytes.readDoubleLE(8),
  };
}
