/** How long a toast stays, and how long its exit transition takes (SHELL-09). */
const lifeMs = 4000;
const transitionMs = 250;

export interface ToastLife {
  /** Pauses the timer, as while the pointer is over the toast. */
  hold(): void;
  release(): void;
  /** Dismisses it before its time. */
  leave(): void;
  /** Stops the timer without calling back. */
  end(): void;
}

/** Life cycle of a toast on the screen: it stays, begins to leave, and is gone. */
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
