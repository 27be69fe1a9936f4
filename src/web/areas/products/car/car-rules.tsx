import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { FoldItem } from '#ui/fold-list.tsx';
import { SignList } from '#ui/sign-list.tsx';
import type { CarView } from './car-view.ts';

/** What the price allows, what costs extra, and what is needed to drive off. */
export function carRules(details: CarView['details']): FoldItem[] {
  return [
    {
      id: 'quy-dinh',
      title: 'Quy định thuê xe',
      children: (
        <dl className="divide-y divide-line">
          {rulesOf(details).map((rule) => (
            <div key={rule.label} className="grid gap-x-4 py-3 sm:grid-cols-[130px_minmax(0,1fr)]">
              <dt className="font-semibold">{rule.label}</dt>
              <dd>{rule.text}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    ...(details.documents.length > 0
      ? [
          {
            id: 'giay-to',
            title: 'Giấy tờ cần mang',
            children: <SignList sign="note" lines={details.documents} />,
          },
        ]
      : []),
    { id: 'bao-hiem', title: 'Bảo hiểm', children: <p>{details.insurance}</p> },
  ];
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
      text:
        details.nightPercent > 0 &&
        `Đón từ ${details.nightFrom} đến ${details.nightUntil} cộng ${details.nightPercent}% giá.`,
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
