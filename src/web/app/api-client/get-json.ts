import { failureKindOf, RequestError } from './request-error.ts';

/** The origin of the API as the page names it (`data-api`), where it is another than the page's. */
export const apiOrigin = globalThis.document?.documentElement.dataset.api ?? '';

/**
 * Reads JSON from our API: cookies go along, there is no timeout and no second try (API-05, DATA-01).
 * @throws RequestError for every reply other than 2xx and for every failure to get one
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
