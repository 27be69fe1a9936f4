import PuzzleWorker from 'altcha/workers/pbkdf2?worker';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';

interface Solution {
  counter: number;
  derivedKey: string;
}

/** Asks for a puzzle and solves it beside the page. @returns what goes along with the form; throws when it cannot be had */
export async function solvePuzzle(signal: AbortSignal): Promise<string> {
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
