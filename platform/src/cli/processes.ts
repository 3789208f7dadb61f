import { type ChildProcess, fork } from 'node:child_process';
import { CommandError } from './command.ts';

export interface RunningProcess {
  child: ChildProcess;
  port: number;
}

/** Starts a server of ours and waits until it says that it listens. A server that ends first has said why itself. */
export function startServer(file: string, env: NodeJS.ProcessEnv): Promise<RunningProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('error', reject);
    child.on('exit', (code) => reject(new CommandError(`${file} ended with exit status ${code} before it was ready`)));
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (message.ready && message.port) resolve({ child, port: message.port });
    });
  });
}

/** Ends all when one ends or when this process is asked to end, and passes the exit status on. */
export function endTogether(processes: RunningProcess[]): void {
  let ending = false;
  const end = (status: number) => {
    if (ending) return;
    ending = true;
    const alive = processes.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    let left = alive.length;
    if (left === 0) process.exit(status);
    for (const { child } of alive) {
      child.once('exit', () => {
        left -= 1;
        if (left === 0) process.exit(status);
      });
      child.kill('SIGTERM');
    }
    setTimeout(() => process.exit(status), 10_000).unref();
  };
  for (const { child } of processes) child.on('exit', (code) => end(code ?? 1));
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
}
