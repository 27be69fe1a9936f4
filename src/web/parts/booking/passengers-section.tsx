import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What is known of those who travel, where their list is needed; `known` is null for whoever may not read it. */
export function PassengersSection({
  code,
  list: { count, until },
  known,
}: {
  code: string;
  list: { count: number; until: string };
  known: number | null;
}) {
  const isComplete = known !== null && known >= count;
  return (
    <section className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">Danh sách hành khách</h2>
      <p className="mt-1">
        {isComplete
          ? `Đã có đủ ${count} khách.`
          : `Cần thông tin của ${count} khách trước ${formatDateTime(until)}.`}
      </p>
      <ButtonLink to={`/chuyen-di/${code}/hanh-khach`} look="outline" className="mt-3">
        {known === 0 ? 'Điền danh sách' : 'Xem và sửa danh sách'}
      </ButtonLink>
    </section>
  );
}
