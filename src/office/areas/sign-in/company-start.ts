import { type LoaderFunctionArgs, redirect } from 'react-router';
import { goToCompany } from '#modules/identity/company/sign-in-by-company.ts';
import { backPath } from '../../app/back-path.ts';
import { appOf, officeContext } from '../../app/office-context.ts';

/** To the company's own sign-in; with `?lai` for somebody who is in and is to show again who they are. */
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
