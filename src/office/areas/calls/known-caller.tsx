import { Link, useFetcher } from 'react-router';
import { Button } from '../../parts/button.tsx';
import type { loader } from './find-caller.ts';

/** Looks up who is known by a phone number once it is typed. */
export function useKnownCaller() {
  const fetcher = useFetcher<typeof loader>();
  return {
    people: fetcher.data ?? [],
    find: (phone: string) => {
      if (phone.replace(/\D/g, '').length < 9) return;
      void fetcher.load(`/khach-goi/khach?${new URLSearchParams({ 'dien-thoai': phone })}`);
    },
  };
}

/** Says that the guest was here before, and writes their name where it is asked for. */
export function KnownCaller({
  people,
  onChoose,
}: {
  people: ReturnType<typeof useKnownCaller>['people'];
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
    </ul>
  );
}
