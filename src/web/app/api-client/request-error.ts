/** Why a request failed. `http` is a reply other than 2xx, with its status. */
export type FailureKind = 'offline' | 'network' | 'timeout' | 'cancelled' | 'http';

/** A failed request; every API call from the browser rejects with it (DATA-02). */
export class RequestError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  /** The API's own explanation in Vietnamese, where it gave one. */
  readonly reason: string | null;

  constructor(kind: FailureKind, options: { status?: number; reason?: string | null; cause?: unknown } = {}) {
    super(`Request failed: ${kind}${options.status ? ` ${options.status}` : ''}`, { cause: options.cause });
    this.name = 'RequestError';
    this.kind = kind;
    this.status = options.status ?? null;
    this.reason = options.reason ?? null;
  }
}

/** The failure kind of a thrown value; null when it did not come from a request. */
export function failureKindOf(error: unknown, isOnline: boolean): FailureKind | null {
  if (error instanceof RequestError) return error.kind;
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError') return 'timeout';
  if (error.name === 'AbortError') return 'cancelled';
  if (error.name === 'TypeError' && networkMessage.test(error.message))
    return isOnline ? 'network' : 'offline';
  return null;
}

/** Messages of Chromium, Firefox and Safari for a fetch without a reply and for a script that failed to load. */
const networkMessage =
  /failed to fetch|networkerror|load failed|network connection|dynamically imported module|importing a module/i;
