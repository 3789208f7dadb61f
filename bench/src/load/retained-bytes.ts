import type { ChildProcess } from 'node:child_process';

/** Bytes that a process with `reportsMemory` holds after a full garbage collection: heap and external memory. */
export function retainedBytes(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = (answer: { kept?: number }) => {
      if (answer.kept === undefined) return;
      child.off('message', read);
      resolve(answer.kept);
    };
    child.on('message', read);
    child.send('memory', (error) => error && reject(error));
  });
}
