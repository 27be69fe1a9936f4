import { Form, Link } from 'react-router';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Empty } from '../../../parts/empty.tsx';

interface PlanRow {
  id: number;
  title: string;
  status: boolean;
  policyTitle: string;
  price: string;
  about: string[];
}

/** The rate plans of a product, active or not. */
export function PlanList({ base, plans }: { base: string; plans: readonly PlanRow[] }) {
  const may = useMay();
  if (plans.length === 0)
    return <Empty title="Chưa có gói giá">Không có gói thì khách chưa đặt được gì của sản phẩm này.</Empty>;
  return (
    <ul>
      {plans.map(({ id, title, status, policyTitle, price, about }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0"
        >
          <div className="relative min-w-0 flex-1 basis-60">
            <Link
              to={`${base}/goi/${id}`}
              className="font-semibold text-sea after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="text-sm text-ink-soft">
              {price} · {policyTitle}
            </p>
            <p className="text-sm text-ink-faint">{about.join(' · ')}</p>
          </div>
          {!status && <Badge tone="mute">Ngừng dùng</Badge>}
          {may('unit.edit') && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="sm" name="do" value={status ? 'plan-off' : 'plan-on'}>
                {status ? 'Ngừng dùng' : 'Dùng lại'}
                <span className="sr-only"> {title}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
