import { data, Form } from 'react-router';
import { eraseAccount, previewErasure } from '#modules/retention/commands/erase-account.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { forgottenContact } from '#web/parts/booking/remembered-contact.ts';
import { AccountCard } from '../account-card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { leaveCart } from '../leave-cart.ts';
import { leaveAccount } from '../redirect-inside.ts';
import { requireGuest } from '../require-guest.ts';
import { needsPassword, requireProof } from '../require-proof.ts';
import type { Route } from './+types/my-data-page.ts';
import { EraseCard } from './erase-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  return {
    asksPassword: await needsPassword(app, session),
    preview: await previewErasure(app, session),
    refusal: new URL(request.url).searchParams.get('loi'),
  };
}

/**
 * Deletes the account, and with it what this browser stores of its guest: the last contact, offline copies. Upcoming bookings
 * stay open on this device.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const form = await request.formData();
  const refused = await requireProof(app, request, session, { form, field: 'erasePassword' });
  if (refused) return data(refused, { status: 422 });
  const cart = await leaveCart(app, request, session.userId);
  await eraseAccount(app, session, { withReviews: form.has('reviews') });
  const left = leaveAccount(app, '/dang-nhap?da-xoa', cart);
  left.headers.set('clear-site-data', '"storage"');
  left.headers.append('set-cookie', forgottenContact);
  return left;
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Dữ liệu của tôi',
    path: '/tai-khoan/du-lieu',
    noindex: true,
  });

const refusals: Record<string, string> = {
  'mat-khau': 'Mật khẩu chưa đúng, bạn thử lại.',
  cho: 'Bạn đăng nhập lại rồi tải trong vòng 10 phút.',
};

export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, preview, refusal } = loaderData;
  const word = actionData ? undefined : ownValue(refusals, refusal);
  const eraseError = actionData?.errors.erasePassword;
  return (
    <AccountFrame title="Dữ liệu của tôi">
      {word && <FocusedNotice tone="bad" role="alert" title={word} />}
      {eraseError && <FocusedNotice tone="bad" role="alert" title={eraseError} />}
      <AccountCard
        title="Tải bản sao"
        about="Một tệp ZIP có mọi thứ trang giữ về bạn: data.html để đọc, data.json cho phần mềm. Trong đó có số giấy tờ, bạn cất ở nơi riêng."
      >
        <Form
          method="post"
          action="/tai-khoan/du-lieu.zip"
          reloadDocument
          noValidate
          className="stack-3 sm:max-w-96"
        >
          {asksPassword && (
            <TextField
              name="copyPassword"
              label="Mật khẩu hiện tại"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <Button type="submit" look="sea">
            Tải dữ liệu
          </Button>
        </Form>
      </AccountCard>
      <EraseCard preview={preview} asksPassword={asksPassword} error={eraseError} />
    </AccountFrame>
  );
}
