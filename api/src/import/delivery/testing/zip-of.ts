import { crc32 } from 'node:zlib';

interface ZipEntry {
  name: string;
  bytes: Buffer;
  /** The length that the archive states. */
  size?: number;
  isEncrypted?: boolean;
}

/** A ZIP archive without compression. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, size = bytes.length, isEncrypted = false } of entries) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    // Names are UTF-8.
    common.writeUInt16LE(0x800 | Number(isEncrypted), 2);
    common.writeUInt16LE(0x5b7a, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
}
