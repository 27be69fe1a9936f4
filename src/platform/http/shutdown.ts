/** Whether this process has begun to shut down and stops taking visitors. One per process. */
export interface Shutdown {
  readonly isStarted: boolean;
  start(): void;
}

export function createShutdown(): Shutdown {
  let isStarted = false;
  return {
    get isStarted() {
      return isStarted;
    },
    start() {
      isStarted = true;
    },
  };
}
