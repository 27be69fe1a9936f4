import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRootData } from '#web/app/root-data.ts';
import type { SearchView } from './load-search.ts';
import { AskStaff } from './nothing-found.tsx';

/** Says that what was requested is not sold here, and what helps instead. */
export function NotSold({
  outside: { name, href, place, like },
  isAlone,
}: {
  outside: NonNullable<SearchView['outside']>;
  /** Whether nothing else answers the text. */
  isAlone: boolean;
}) {
  const { settings } = useRootData();
  const title = `${settings.name} không có “${name}”`;
  const instead = href && (
    <Link to={href} className="font-semibold text-sea underline">
      Bạn xem cách khác ở đây
    </Link>
  );
  if (!isAlone)
    return (
      <p className="mt-4 max-w-3xl rounded-card bg-rice p-4" role="status">
        <strong>{title}.</strong> {instead && <>{instead}. </>}
        {(place || like) && `Dưới đây là những gì ${like ? 'gần giống' : 'có'}${place ? ` ở ${place}` : ''}.`}
      </p>
    );
  return (
    <div className="mt-8">
      <EmptyState title={title}>
        <p>
          Ở đây chỉ có chỗ ở, tour, vé, xe và dịch vụ du lịch trong Việt Nam. {instead && <>{instead}. </>}Bạn
          cần gì khác thì hỏi chúng tôi.
        </p>
        <AskStaff />
      </EmptyState>
    </div>
  );
}
