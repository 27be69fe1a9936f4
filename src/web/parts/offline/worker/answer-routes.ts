/**
 * What the router asks ahead about the links that it sees. Without a network it is told, in its own protocol, to load the
 * next page as a whole, which the worker can answer; it would complain of an error otherwise.
 */
export async function answerRoutes(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } });
  }
}
