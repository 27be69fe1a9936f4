import { CircleCheck, Clock } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ShareButton } from '#web/parts/device/share-button.tsx';
import type { SplitPageData } from './load-split.ts';
import { ownPart } from './split-form.tsx';

type Part = SplitPageData['parts'][number];

/** The parts, paid and unpaid, each with its own link. */
export function PartList({
  code,
  parts,
  due,
  paid,
  canSplit,
}: {
  code: string;
  parts: Part[];
  due: number;
  paid: number;
  canSplit: boolean;
}) {
  const isOpen = canSplit && parts.some(({ state }) => state === 'open');
  return (
    <section id="cac-phan" className="scroll-mt-24 rounded-card border border-line bg-rice p-4 lg:p-6">
      <h2 className="text-lg">Các phần</h2>
      {canSplit && (
        <p className="text-ink-soft">
          Đã nhận {formatVnd(paid)}, còn {formatVnd(due)}. Gửi mỗi người liên kết của họ qua Zalo hay tin
          nhắn; trong đó chỉ có tên chuyến, ngày đi, tên và số tiền của phần ấy.
        </p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {parts.map((part) => (
          <PartRow key={part.id} part={part} />
        ))}
      </ul>
      {isOpen && (
        <Form
          method="post"
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4"
        >
          <input type="hidden" name="intent" value="end" />
          <Button type="submit" look="outline">
            Thôi chia, tôi trả {formatVnd(due)}
          </Button>
          <Link to={`/dat-cho/${code}`} className="inline-flex min-h-11 items-center font-semibold text-sea">
            Về trang thanh toán
          </Link>
        </Form>
      )}
    </section>
  );
}

function PartRow({
  part: { name, number, amount, state, paidAt, link, isBack, waitsForAccount },
}: {
  part: Part;
}) {
  const isPaid = state === 'paid';
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">
          {name} · <span className="tabular-nums">{formatVnd(amount)}</span>
        </p>
        {isBack ? (
          <Badge tone={waitsForAccount ? 'warn' : 'sea'}>
            {waitsForAccount ? 'Chờ ghi số tài khoản' : 'Tiền đang về lại'}
          </Badge>
        ) : (
          <Badge tone={isPaid ? 'good' : 'warn'}>
            {isPaid ? (
              <CircleCheck aria-hidden className="size-4" />
            ) : (
              <Clock aria-hidden className="size-4" />
            )}
            {isPaid ? 'Đã trả' : 'Chưa trả'}
          </Badge>
        )}
      </div>
      {paidAt && <p className="text-sm text-ink-soft">Trả lúc {formatDateTime(paidAt)}</p>}
      {(!isPaid || isBack) && (
        <>
          <label className="mt-2 block text-sm text-ink-soft" htmlFor={`link-${number}`}>
            {name === ownPart ? 'Liên kết của tôi' : `Liên kết của ${name}`}
          </label>
          <div className="flex flex-wrap items-center gap-2">
            <input
              id={`link-${number}`}
              readOnly
              value={link}
              className="min-h-11 min-w-0 grow basis-full rounded-control sm:basis-40 border border-line bg-sand px-3 text-sm"
            />
            <CopyButton
              text={link}
              label={`Chép liên kết của ${name === ownPart ? 'tôi' : name}`}
              word="Chép"
            />
            <ShareButton
              title={`${name === ownPart ? name : `Phần của ${name}`}: ${formatVnd(amount)}`}
              path={link}
              className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-sea hover:bg-sea-soft"
            />
          </div>
        </>
      )}
    </li>
  );
}
