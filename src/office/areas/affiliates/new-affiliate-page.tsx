import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { newAffiliateInput } from '#modules/affiliates/schema.ts';
import { findStaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { noAffiliate } from './affiliate-fields.ts';
import { AffiliateForm } from './affiliate-form.tsx';

/** With `yeu-cau` the form is prefilled from the enquiry of somebody who asked to become an affiliate. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'affiliate.edit');
  const { db, clock } = appOf(context);
  const enquiryCode = (new URL(request.url).searchParams.get('yeu-cau') ?? '').toUpperCase();
  const mayRead = ['enquiry.answer', 'enquiry.move'].some((verb) => staffMay(actorOf(context), verb));
  const enquiry = enquiryCode && mayRead ? await findStaffEnquiry(db, enquiryCode, clock.now()) : null;
  if (enquiry?.kind !== 'doi-tac') return { values: noAffiliate, enquiry: null };
  const { contact, message, code } = enquiry;
  const values = {
    ...noAffiliate,
    name: contact.fullName,
    email: contact.email ?? '',
    phone: formatPhone(contact.phone),
    channel: (message.match(/\S+\.\S+/)?.[0] ?? '').slice(0, 300),
  };
  return { values, enquiry: code };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { db, queue, clock } = appOf(context);
  const read = readForm(await request.formData(), newAffiliateInput);
  if (!read.ok) return data<ActionReply>(wrongIn(read), { status: 422 });
  const result = await addAffiliate(db, queue, { fields: read.value, actor: actorOf(context) }, clock.now());
  if (result.ok) return redirect(`/tiep-thi/${result.code}`, 303);
  const { typed } = read;
  const again = (reply: ActionReply) => data<ActionReply>({ ...reply, typed }, { status: 422 });
  if (result.reason === 'code_taken')
    return again({ errors: { code: 'Mã này đã có người dùng, bạn chọn mã khác.' } });
  if (result.reason === 'email_taken')
    return again({ errors: { email: 'Đã có cộng tác viên dùng email này.' } });
  return again({ refused: 'Vai trò của bạn không mở được cộng tác viên.' });
}

export const meta = () => [{ title: 'Thêm cộng tác viên' }];

export default function NewAffiliatePage() {
  const { values, enquiry } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { typed, errors } = reply ?? {};
  return (
    <PageBody>
      <PageHead
        title="Thêm cộng tác viên"
        about={enquiry ? `từ yêu cầu ${enquiry}; nhớ trả lời yêu cầu ấy` : 'thư báo mã đi ngay khi thêm'}
      />
      <ReplyNotice reply={reply} />
      <div className="max-w-3xl">
        <AffiliateForm
          version={0}
          values={typed ? { ...values, ...typed } : values}
          reply={reply}
          isOpen
          action={{ name: 'add', title: 'Thêm và gửi thư báo mã' }}
        >
          <div className="border-b border-line px-3.5 py-3">
            <TextField
              name="code"
              label="Mã trong liên kết"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={typed?.code ?? ''}
              error={errors?.code}
              hint="4 đến 16 chữ cái không dấu và số, ví dụ LAN2026. Không đổi được về sau, vì đã nằm trong bài viết của họ."
              className="max-w-80"
            />
          </div>
        </AffiliateForm>
      </div>
    </PageBody>
  );
}
