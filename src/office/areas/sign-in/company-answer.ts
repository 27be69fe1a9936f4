import { type LoaderFunctionArgs, redirect } from 'react-router';
import { signInByCompany } from '#modules/identity/company/sign-in-by-company.ts';
import { signInCookies } from '#modules/identity/sessions/session-cookie.ts';
import { appOf, officeContext } from '../../app/office-context.ts';
import { visitOf } from '../../app/visit-of.ts';

/** Callback of the company's sign-in provider (OpenID Connect). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = appOf(context);
  const { session } = context.get(officeContext);
  const result = await signInByCompany(app, request, { session, visit: visitOf(context, request) });
  const headers = new Headers({ 'set-cookie': result.forget });
  if (!result.ok) return redirect(`/dang-nhap?loi=${result.reason}`, { headers });
  if (result.token)
    for (const cookie of signInCookies(result.token, app.config, app.clock.now())) headers.append(...cookie);
  return redirect(result.back, { headers });
}
