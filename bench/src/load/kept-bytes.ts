import type { ChildProcess } from 'node:child_process';

/** What a process that was started to tell its memory holds after a full clean-up: heap and what hangs on it, in bytes. */
export function keptBytes(child: ChildProcess): Promise<number> {
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
