import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Where the stop of a started process is registered. */
export interface Stops {
  onStop(stop: () => unknown): void;
}

export interface Child {
  process: ChildProcess;
  pid: number;
  /** Sends a message and returns the answer; one question at a time. */
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts one of our programs under this Node, in production mode, and waits until it reports ready: by a message, or by a
 * line that contains `readyLine`.
 * @throws with the program's output when it ends before
 */
export async function startChild(
  stops: Stops,
  file: string,
  { env = {}, args = [], readyLine }: { env?: Record<string, string>; args?: string[]; readyLine?: string },
): Promise<Child> {
  const child = spawn(process.execPath, [file, ...args], {
    // Not in our process group: Ctrl-C is handled by the bench, which then stops its children in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let printed = '';
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  stops.onStop(stop);
  await new Promise<void>((resolve, reject) => {
    const onText = (text: Buffer) => {
      printed += text;
      if (readyLine && printed.includes(readyLine)) resolve();
    };
    child.stdout?.on('data', onText);
    child.stderr?.on('data', onText);
    if (!readyLine) child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} exited (${code}):\n${printed}`)));
  });
  return {
    process: child,
    pid: child.pid ?? 0,
    async ask<Answer>(question: object) {
      const answer = once(child, 'message');
      child.send(question);
      return (await answer)[0] as Answer;
    },
    stop,
  };
}
