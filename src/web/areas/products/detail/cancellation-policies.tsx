import { classNames } from '#ui/class-names.ts';
import { Table } from '#ui/table.tsx';
import type { DetailView } from './detail-view.ts';

type Policy = DetailView['policies'][number];

/** The refund of a cancellation by days before the start; with separate tiers for holidays where there are any. */
export function CancellationPolicies({ policies, firstDay }: { policies: Policy[]; firstDay: string }) {
  return (
    <div className={classNames('grid gap-x-6 gap-y-8', policies.length > 1 && 'lg:grid-cols-2')}>
      {policies.map((policy) => (
        <div key={policy.title}>
          <h3 className="text-lg">{policy.title}</h3>
          <p className="mt-1 max-w-prose text-ink-soft">
            {policies.length > 1 && <>Áp dụng cho gói: {policy.plans.join('; ').toLowerCase()}. </>}
            {policy.note}
          </p>
          {policy.tiers.some((tier) => tier.refundPercent > 0) && (
            <div className="mt-3">
              <Table
                caption={`Mức hoàn tiền: ${policy.title}`}
                columns={[
                  { label: 'Hủy trước 12:00', className: 'max-md:w-[44%]' },
                  { label: 'Ngày\u00a0thường', align: 'end' },
                  ...(policy.holidayTiers ? [{ label: 'Lễ, Tết', align: 'end' as const }] : []),
                ]}
                rows={ladder(policy, firstDay)}
              />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** One row for each day on which either tier list changes. */
function ladder({ tiers, holidayTiers }: Policy, firstDay: string) {
  const days = [...new Set([...tiers, ...(holidayTiers ?? [])].map((tier) => tier.daysBefore))].sort(
    (a, b) => b - a,
  );
  return days.map((daysBefore, index) => ({
    key: String(daysBefore),
    cells: [
      dayWords(daysBefore, firstDay, index === 0),
      refundOn(tiers, daysBefore),
      ...(holidayTiers ? [refundOn(holidayTiers, daysBefore)] : []),
    ],
  }));
}

/** The first row says before what; the others only how long. */
function dayWords(daysBefore: number, firstDay: string, isFirst: boolean): string {
  if (daysBefore === 0) return upperFirst(firstDay);
  return `${daysBefore} ngày trước${isFirst ? ` ${firstDay}` : ''}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The best refund still available so many days before. */
function refundOn(tiers: Policy['tiers'], daysBefore: number): string {
  const open = tiers.filter((tier) => tier.daysBefore <= daysBefore).map((tier) => tier.refundPercent);
  const percent = open.length ? Math.max(...open) : 0;
  return percent > 0 ? `Hoàn\u00a0${percent}%` : 'Không\u00a0hoàn';
}
