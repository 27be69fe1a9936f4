import PuzzleWorker from 'altcha/workers/pbkdf2?worker';
import { flushSync } from 'react-dom';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';
import { showTurnstile } from './show-turnstile.ts';

interface Solution {
  counter: number;
  derivedKey: string;
}

export type CheckState = 'idle' | 'running' | 'done' | 'failed';

/** A little less than a puzzle's validity. */
const freshMs = 9 * 60_000;

/**
 * Gets a proof for a form and renews it on expiry; a form that is submitted meanwhile waits for it, or is sent without when it
 * cannot be had.
 */
export function watchForm(
  form: HTMLFormElement,
  options: {
    place: HTMLElement;
    turnstileSiteKey: string | null;
    setState(state: CheckState): void;
    setProof(proof: string): void;
    signal: AbortSignal;
  },
): void {
  const { place, turnstileSiteKey, setState, setProof, signal } = options;
  let running: Promise<void> | null = null;
  const run = async () => {
    setState('running');
    try {
      const proof = turnstileSiteKey
        ? await showTurnstile(place, turnstileSiteKey)
        : await solvePuzzle(signal);
      if (signal.aborted) return;
      flushSync(() => {
        setProof(proof);
        setState('done');
      });
      const timer = setTimeout(() => {
        setProof('');
        start();
      }, freshMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    } catch {
      if (!signal.aborted) flushSync(() => setState('failed'));
    } finally {
      running = null;
    }
  };
  const start = () => {
    running ??= run();
  };
  form.addEventListener(
    'submit',
    (event) => {
      if (!running) return;
      const { submitter } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      running.then(() => signal.aborted || form.requestSubmit(submitter));
    },
    { capture: true, signal },
  );
  start();
}

/** Fetches a puzzle and solves it off the main thread. @returns the proof to submit with the form; throws when it cannot be had */
async function solvePuzzle(signal: AbortSignal): Promise<string> {
  const challenge = await getJson<object>(apiUrl('/altcha/challenge'), signal);
  const worker = new PuzzleWorker();
  signal.addEventListener('abort', () => worker.terminate());
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onmessage = ({ data }) =>
        data?.derivedKey ? resolve(data) : reject(new Error('The puzzle was not solved'));
      worker.onerror = () => reject(new Error('The puzzle worker failed'));
      worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: 30_000 });
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
