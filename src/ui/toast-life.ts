/** How long a toast stands, and how long its going takes (SHELL-09). */
const lifeMs = 4000;
const transitionMs = 250;

export interface ToastLife {
  /** Stops the time, as while a pointer rests on the toast. */
  hold(): void;
  release(): void;
  /** Lets it go before its time. */
  leave(): void;
  /** Ends everything without a word. */
  end(): void;
}

/** The time of one toast on the screen: it stands, begins to leave, and is gone. */
export function startLife({ onLeave, onGone }: { onLeave: () => void; onGone: () => void }): ToastLife {
  let remainingMs = lifeMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isLeaving = false;
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    stop();
    onLeave();
    timer = setTimeout(onGone, transitionMs);
  };
  const life: ToastLife = {
    hold() {
      if (isLeaving || !timer) return;
      stop();
      remainingMs -= Date.now() - startedAt;
    },
    release() {
      if (isLeaving || timer) return;
      startedAt = Date.now();
      timer = setTimeout(leave, remainingMs);
    },
    leave,
    end: stop,
  };
  life.release();
  return life;
}
