import { useEffect, useState } from 'react';
import { fetchCached, peekCached } from './fetch-cached.ts';

interface Loaded<Body> {
  /** The last reply; that of the previous URL while the next one loads. */
  body: Body | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/** Reads a URL in the browser through the client cache; null fetches nothing. */
export function useJson<Body>(url: string | null): Loaded<Body> {
  const [state, setState] = useState<{ url: string | null; body?: Body | undefined; error?: unknown }>({
    url: null,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks the same address again
  useEffect(() => {
    if (url === null) return;
    let isCurrent = true;
    const known = peekCached<Body>(url);
    if (known !== undefined) setState({ url, body: known });
    else
      fetchCached<Body>(url).then(
        (body) => isCurrent && setState({ url, body }),
        (error) => isCurrent && setState((previous) => ({ url, body: previous.body, error })),
      );
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);
  return {
    body: state.body,
    error: state.error,
    isLoading: url !== null && state.url !== url,
    retry() {
      setState((previous) => ({ url: null, body: previous.body }));
      setAttempt((count) => count + 1);
    },
  };
}
