import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { createEnquiryRefusals, writeDownEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type ActionReply, answerForm } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'enquiry.create');
  return { today: dayInVietnam(appOf(context).clock.now()) };
}

// Flights are left out: they have legs, which only the site's form has fields for.
const kinds = Object.entries(enquiryTypeLabels).filter(([kind]) => kind !== 've-may-bay');

export async function action({ context, request }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData());
  const again = (reply: ActionReply) => answerForm({ ...reply, typed });
  const { kind, name, phone, email, message, from, adults, consent } = typed;
  const read = enquiryInput.safeParse({
    kind,
    name,
    phone,
    email,
    message,
    consent: consent === 'on',
    ...(from && { dates: { from } }),
    ...(adults && { guests: { adults: Number(adults) } }),
    source: { page: 'điện thoại' },
  });
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message: words }) => [fieldOf(path), words] as const);
    return again({ errors: Object.fromEntries(errors.reverse()) });
  }
  const { db, queue, clock } = appOf(context);
  const result = await writeDownEnquiry(db, queue, read.data, { actor: actorOf(context), now: clock.now() });
  if (result.ok) return redirect(`/yeu-cau/${result.enquiry.code}`, 303);
  if (result.reason === 'past_date') return again({ errors: { from: createEnquiryRefusals.past_date } });
  if (result.reason === 'not_allowed')
    return again({ refused: 'Vai trò của bạn không ghi yêu cầu cho khách.', isForbidden: true });
  return again({ refused: createEnquiryRefusals[result.reason] });
}

function fieldOf([first, second]: readonly PropertyKey[]): string {
  return first === 'dates' || first === 'guests' ? String(second) : String(first);
}

export const meta = () => [{ title: 'Ghi yêu cầu' }];

export default function NewEnquiryPage() {
  const { today } = useLoaderData<typeof loader>();
  const reply: ActionReply | undefined = useActionReply<typeof action>();
  const { typed = {}, errors = {} } = reply ?? {};
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] });
  return (
    <PageBody>
      <PageHead title="Ghi yêu cầu cho khách gọi tới" />
      <ReplyNotice reply={reply} />
      <Card title="Khách cần gì" className="max-w-3xl">
        <Form method="post" noValidate className="grid grid-cols-2 gap-3 px-3.5 py-3 max-sm:grid-cols-1">
          <SelectField {...field('kind')} defaultValue={typed.kind ?? 'tu-van'} label="Loại">
            {kinds.map(([kind, title]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextField {...field('phone')} type="tel" label="Số điện thoại" autoComplete="off" />
          <TextField {...field('name')} label="Họ tên" autoComplete="off" />
          <TextField {...field('email')} type="email" label="Email (nếu có)" autoComplete="off" />
          <TextField {...field('from')} type="date" min={today} label="Ngày đi" />
          <TextField {...field('adults')} type="number" min={1} inputMode="numeric" label="Số khách" />
          <TextArea {...field('message')} label="Khách nói gì" rows={5} className="col-span-full" />
          <div className="col-span-full">
            <label className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
              <input
                type="checkbox"
                name="consent"
                defaultChecked={typed.consent === 'on'}
                aria-invalid={errors.consent ? true : undefined}
                aria-describedby={errors.consent ? 'consent-error' : undefined}
                className="size-4 accent-sea"
              />
              Khách đồng ý cho chúng tôi dùng thông tin này để liên hệ lại
            </label>
            {errors.consent && (
              <p id="consent-error" className="text-sm text-bad">
                Hỏi khách, rồi đánh dấu ô này.
              </p>
            )}
          </div>
          <p className="col-span-full">
            <Button type="submit" look="primary">
              Ghi yêu cầu
            </Button>
          </p>
        </Form>
      </Card>
    </PageBody>
  );
}
