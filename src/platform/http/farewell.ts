/** Whether this process is about to stop taking visitors. One for a process. */
export interface Farewell {
  readonly isSaid: boolean;
  say(): void;
}

export function createFarewell(): Farewell {
  let isSaid = false;
  return {
    get isSaid() {
      return isSaid;
    },
    say() {
      isSaid = true;
    },
  };
}
