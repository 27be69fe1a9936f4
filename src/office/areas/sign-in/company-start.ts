import { type LoaderFunctionArgs, redirect } from 'react-router';
import { goToCompany } from '#modules/identity/company/sign-in-by-company.ts';
import { backPath } from '../../app/back-path.ts';
import { appOf, officeContext } from '../../app/office-context.ts';

/** Redirects to the company's sign-in provider; with `?lai` a signed-in user confirms their identity again. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { session } = context.get(officeContext);
  const confirms = searchParams.has('lai') && session ? session.sessionId : null;
  searchParams.delete('lai');
  const back = confirms ? `/xac-nhan?${searchParams}` : backPath(request);
  const sent = await goToCompany(appOf(context), { back, confirms });
  if (!sent) return redirect('/dang-nhap?loi=no_answer');
  return redirect(sent.url, { headers: { 'set-cookie': sent.cookie } });
}
