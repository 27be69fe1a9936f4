import { redirect } from 'react-router';

/** The loader of an address below a trip that only takes forms: whoever opens it gets the trip's page. */
export function leadToTrip({ params }: { params: { code: string } }): Response {
  return redirect(`/chuyen-di/${encodeURIComponent(params.code)}`);
}
