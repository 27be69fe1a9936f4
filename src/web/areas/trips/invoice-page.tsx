import { data, Form, redirect, useNavigation } from 'react-router';
import { invoiceInput } from '#modules/booking/schema.ts';
import { canSaveInvoice, saveInvoice } from '#modules/booking/trip/save-invoice.ts';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { listInvoiceProfiles } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { SavedChoice } from '#web/parts/account/saved-choice.tsx';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/invoice-page.ts';
import { TripFrame } from './trip-frame.tsx';

const fields = ['companyName', 'taxCode', 'address', 'email'] as const;
type Typed = Record<(typeof fields)[number], string>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const { code, invoice, invoiceNo, contact } = booking;
  if (!canSaveInvoice(booking) && !invoiceNo) throw redirect(`/chuyen-di/${code}`);
  const values: Typed = {
    companyName: invoice?.companyName ?? '',
    taxCode: invoice?.taxCode ?? '',
    address: invoice?.address ?? '',
    email: invoice?.email ?? contact.email,
  };
  const session = await readGuestSession(app, request);
  const saved = session ? await listInvoiceProfiles(app.db, session.userId) : [];
  return { code, values, invoiceNo, companies: saved.map(({ id, companyName: label }) => ({ id, label })) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  const form = await request.formData();
  await fillInCompany(app, await readGuestSession(app, request), form);
  const typed = Object.fromEntries(
    fields.map((name) => [name, String(form.get(name) ?? '').trim()]),
  ) as Typed;
  const read = invoiceInput.safeParse({ ...typed, email: typed.email || undefined });
  if (!read.success) {
    const errors: Partial<Typed> = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [path[0], message]),
    );
    return data({ typed, errors, error: null }, { status: 422 });
  }
  const saved = await saveInvoice(app.db, { code, invoice: read.data, actor: 'guest' }, app.clock.now());
  if (saved.ok) return redirect(`/chuyen-di/${code}?xong=hoa-don`, 303);
  const error =
    saved.reason === 'issued'
      ? 'Hóa đơn vừa được xuất, thông tin không sửa được nữa.'
      : 'Đặt chỗ này không có gì để xuất hóa đơn.';
  return data({ typed, errors: {} as Partial<Typed>, error }, { status: 409 });
}

/** Replaces the typed company by the chosen saved one of the account; other forms are left unchanged. */
async function fillInCompany(app: App, session: GuestSession | null, form: FormData): Promise<void> {
  const chosen = form.get('savedCompany');
  if (!session || !chosen) return;
  const company = (await listInvoiceProfiles(app.db, session.userId)).find(({ id }) => id === chosen);
  if (company) for (const name of fields) form.set(name, company[name] ?? '');
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Hóa đơn ${params.code}`,
    path: `/chuyen-di/${params.code}/hoa-don`,
    noindex: true,
  });

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, invoiceNo, companies } = loaderData;
  const isSending = useNavigation().state === 'submitting';
  const values = actionData?.typed ?? loaderData.values;
  const errors = actionData?.errors ?? {};
  const field = (name: keyof Typed, label: string, type: 'text' | 'email' = 'text') => (
    <TextField
      name={name}
      label={label}
      type={type}
      required={name !== 'email'}
      maxLength={300}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <TripFrame code={code} title="Thông tin xuất hóa đơn">
      {actionData?.error && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
      {invoiceNo ? (
        <Notice tone="info" title={`Hóa đơn số ${invoiceNo} đã xuất cho ${values.companyName || 'bạn'}.`} />
      ) : (
        <Form method="post" noValidate className="stack-4 rounded-card border border-line bg-rice p-5">
          <SavedChoice name="savedCompany" legend="Đơn vị đã lưu" items={companies} typing="Không, tự nhập">
            <div className="stack-4">
              {field('companyName', 'Tên đơn vị')}
              {field('taxCode', 'Mã số thuế')}
              {field('address', 'Địa chỉ')}
              {field('email', 'Email nhận hóa đơn', 'email')}
            </div>
          </SavedChoice>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Đang lưu…' : 'Lưu thông tin'}
          </Button>
        </Form>
      )}
    </TripFrame>
  );
}
