import { Link, useFetcher } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '../../parts/button.tsx';
import type { loader } from './find-caller.ts';

/** Looks up a phone number once it is completely typed. */
export function useKnownCaller() {
  const fetcher = useFetcher<typeof loader>();
  return {
    people: fetcher.data?.people ?? [],
    creditVnd: fetcher.data?.creditVnd ?? 0,
    find: (phone: string) => {
      if (phone.replace(/\D/g, '').length < 9) return;
      void fetcher.load(`/khach-goi/khach?${new URLSearchParams({ 'dien-thoai': phone })}`);
    },
  };
}

/** Shows that the guest is known, and fills in their name. */
export function KnownCaller({
  people,
  creditVnd,
  onChoose,
}: {
  people: ReturnType<typeof useKnownCaller>['people'];
  creditVnd: number;
  onChoose: (fullName: string) => void;
}) {
  return (
    <ul aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {people.map(({ key, fullName, count }) => (
        <li key={key} className="flex flex-wrap items-center gap-2 rounded-control bg-sea-soft px-2.5 py-1.5">
          <span className="w-full">
            Khách cũ: <b>{fullName}</b>, {count} lần đặt hay hỏi
          </span>
          <Link to={`/khach/${key}`} target="_blank" className="font-semibold text-sea underline">
            Trang khách
          </Link>
          <Button size="sm" onClick={() => onChoose(fullName)}>
            Điền tên
          </Button>
        </li>
      ))}
      {creditVnd > 0 && (
        <li className="px-2.5 text-good">
          Số này còn tín dụng {formatVnd(creditVnd)}: khách nhập mã khi trả tiền.
        </li>
      )}
    </ul>
  );
}
