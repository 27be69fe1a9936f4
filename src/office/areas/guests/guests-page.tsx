import { Search } from 'lucide-react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPeople } from '#modules/retention/queries/person.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'guest.read', 'guest.export', 'guest.erase', 'guest.merge');
  const { readDb, clock } = appOf(context);
  const text = (new URL(request.url).searchParams.get('tim') ?? '').trim().slice(0, 100);
  return { text, people: text.length < 2 ? null : await listPeople(readDb, text, clock.now()) };
}

export const meta = () => [{ title: 'Khách' }];

/** Searches for guests; none are listed without a search. */
export default function GuestsPage() {
  const { text, people } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Khách" about="một trang cho một người: đặt chỗ, yêu cầu, đánh giá, thư, điểm">
        {may('guest.read') && <ButtonLink to="/khach/cong-ty">Công ty của khách</ButtonLink>}
      </PageHead>
      <Form method="get" role="search" className="flex max-w-xl items-end gap-2">
        <TextField
          name="tim"
          label="Điện thoại, email, tên hoặc mã"
          hint="Tên không cần dấu."
          defaultValue={text}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit" look="primary" className="mb-[22px]">
          <Search size={16} aria-hidden /> Tìm
        </Button>
      </Form>
      {people && (
        <Card title={`Tìm thấy ${people.length}`}>
          {people.length === 0 ? (
            <Empty title="Không có khách nào như vậy">Thử số điện thoại đủ 10 số, hoặc một phần tên.</Empty>
          ) : (
            <ul>
              {people.map(({ key, fullName, phone, email, found }) => (
                <li
                  key={key}
                  className="relative flex flex-wrap items-baseline gap-x-4 border-b border-line px-3.5 py-2 max-sm:py-3 last:border-0 hover:bg-hover"
                >
                  <Link
                    to={`/khach/${key}`}
                    className="min-w-44 font-semibold text-sea after:absolute after:inset-0"
                  >
                    {fullName || 'Chưa có tên'}
                  </Link>
                  <span className="min-w-28 tabular-nums">{phone && formatPhone(phone)}</span>
                  {email && <span className="[overflow-wrap:anywhere]">{email}</span>}
                  <span className="text-sm text-ink-faint">
                    {found.slice(0, 4).join(', ')}
                    {found.length > 4 && ` và ${found.length - 4} nữa`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </PageBody>
  );
}
