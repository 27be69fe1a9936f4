import {
  ArrowRight,
  Eye,
  FlaskConical,
  Headset,
  Landmark,
  type LucideIcon,
  PenLine,
  Shield,
  Ship,
  Star,
  User,
} from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { Badge } from '../../parts/badge.tsx';

const looks: Record<string, [icon: LucideIcon, about: string]> = {
  'quan-tri': [Shield, 'mọi việc, hệ thống'],
  'dieu-hanh': [Ship, 'đơn, lịch chỗ, khởi hành'],
  'tu-van': [Headset, 'khách gọi, báo giá'],
  'ke-toan': [Landmark, 'sổ tiền, hoàn tiền'],
  'bien-tap': [PenLine, 'sản phẩm, nội dung'],
  'kiem-duyet': [Star, 'đánh giá, khiếu nại'],
  'chi-xem': [Eye, 'xem hết, không đổi gì'],
};

/** Sorts by the roles' rights; the company's own roles come last. */
const byRole = (one: { role: { slug: string } }, other: { role: { slug: string } }) =>
  placeOf(one.role.slug) - placeOf(other.role.slug);
const placeOf = (slug: string) => (Object.hasOwn(looks, slug) ? Object.keys(looks).indexOf(slug) : 99);

/** One demo account per role to sign in as, where everything is simulated. */
export function DemoAccounts({
  people,
}: {
  people: { id: string; name: string; role: { slug: string; title: string } }[];
}) {
  const { search } = useLocation();
  return (
    <section className="mt-1 flex flex-col gap-1 border-t border-line pt-4">
      <h2 className="flex flex-wrap items-center gap-2 text-lg">
        Tài khoản trình diễn
        <Badge tone="info" icon={FlaskConical}>
          Chế độ mô phỏng
        </Badge>
      </h2>
      <p className="text-ink-soft">Tiền, thư và nhà cung cấp đều là giả. Chọn một vai để vào ngay.</p>
      <Form
        method="post"
        action={search}
        className="mt-2 grid grid-cols-2 gap-1.5 max-sm:grid-cols-1 [&>:last-child:nth-child(odd)]:col-span-full"
      >
        {people.toSorted(byRole).map(({ id, name, role }) => {
          const [Icon, about] = looks[role.slug] ?? [User, ''];
          return (
            <button
              key={id}
              type="submit"
              name="demo"
              value={id}
              title={name}
              className="flex min-h-[52px] items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-left hover:bg-hover dark:bg-raised"
            >
              <Icon size={16} aria-hidden className="flex-none text-sea" />
              <span className="flex min-w-0 flex-1 flex-col leading-[18px]">
                <b>{role.title}</b>
                <span className="text-ink-soft">{about || name}</span>
              </span>
              <ArrowRight size={14} aria-hidden className="flex-none text-ink-soft" />
            </button>
          );
        })}
      </Form>
    </section>
  );
}
