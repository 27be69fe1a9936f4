/** Whether this process has begun to shut down and stops taking visitors. One per process. */
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
