import { failureKindOf, RequestError } from './request-error.ts';

/** The API's origin as the page states it (`data-api`), where it differs from the page's own. */
export const apiOrigin = globalThis.document?.documentElement.dataset.api ?? '';

/**
 * Reads JSON from our API: sends cookies, no timeout, no retry (API-05, DATA-01).
 * @throws RequestError for every non-2xx reply and for every failure to get one
 */
export async function getJson<Body>(url: string, signal?: AbortSignal): Promise<Body> {
  try {
    const response = await fetch(apiOrigin + url, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      ...(signal && { signal }),
    });
    if (!response.ok)
      throw new RequestError('http', { status: response.status, reason: await reasonOf(response) });
    return (await response.json()) as Body;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(failureKindOf(error, navigator.onLine) ?? 'network', { cause: error });
  }
}

async function reasonOf(response: Response): Promise<string | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const problem = (await response.json().catch(() => null)) as { title?: unknown } | null;
  return typeof problem?.title === 'string' ? problem.title : null;
}
