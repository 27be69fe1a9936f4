import { FileText, ShieldCheck } from 'lucide-react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { SignList } from '#ui/sign-list.tsx';
import type { CarView } from './car-view.ts';

/** What the price allows, what more costs, and what is needed to drive off. */
export function CarRules({ details }: { details: CarView['details'] }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <dl className="h-fit divide-y divide-line rounded-card border border-line bg-rice px-5">
        {rulesOf(details).map((rule) => (
          <div key={rule.label} className="grid gap-x-4 py-3.5 sm:grid-cols-[130px_minmax(0,1fr)]">
            <dt className="font-semibold">{rule.label}</dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
      <div className="space-y-5">
        {details.documents.length > 0 && (
          <div className="rounded-card border border-line bg-rice p-5">
            <h3 className="flex items-center gap-2 text-lg">
              <FileText aria-hidden className="size-5 text-sea" />
              Giấy tờ cần mang
            </h3>
            <SignList sign="note" lines={details.documents} className="mt-3" />
          </div>
        )}
        <div className="rounded-card border border-line bg-rice p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <ShieldCheck aria-hidden className="size-5 text-sea" />
            Bảo hiểm
          </h3>
          <p className="mt-2">{details.insurance}</p>
        </div>
      </div>
    </div>
  );
}

function rulesOf(details: CarView['details']) {
  const rules: { label: string; text: string | false }[] = [
    {
      label: 'Chờ miễn phí',
      text: details.freeWaitMinutes > 0 && `${details.freeWaitMinutes} phút kể từ giờ đón hoặc giờ hạ cánh.`,
    },
    {
      label: 'Giới hạn km',
      text:
        details.includedKm !== undefined &&
        `${formatNumber(details.includedKm)} km mỗi ngày${
          details.overKmVnd ? `, vượt tính ${formatVnd(details.overKmVnd)} mỗi km` : ''
        }.`,
    },
    {
      label: 'Quá giờ',
      text: details.overtimeVnd !== undefined && `${formatVnd(details.overtimeVnd)} mỗi giờ.`,
    },
    {
      label: 'Đi đêm',
      text: details.nightPercent > 0 && `Đón từ 22:00 đến 05:00 cộng ${details.nightPercent}% giá.`,
    },
    {
      label: 'Tiền cọc',
      text:
        details.depositVnd !== undefined &&
        `${formatVnd(details.depositVnd)}, đưa khi nhận xe và nhận lại khi trả.`,
    },
    { label: 'Nhiên liệu', text: details.fuelPolicy },
  ];
  return rules.filter((rule) => rule.text !== false);
}
