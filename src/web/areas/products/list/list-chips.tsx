import { Link } from 'react-router';
import { Kept } from '#ui/kept.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import type { Chip } from './chip.ts';
import { listHref } from './list-href.ts';

/** The active filters, each with a link to remove it, followed by the most popular ones. */
export function ListChips({
  chips,
  quick,
  params,
  action,
}: {
  chips: Chip[];
  quick: Chip[];
  params: URLSearchParams;
  action: string;
}) {
  if (chips.length + quick.length === 0) return null;
  const href = (change: (next: URLSearchParams) => void) => listHref(action, params, change);
  const links: ChipLinks = {
    chosen: chips.map(({ key, value, label }) => ({
      id: `${key}=${value}`,
      label,
      href: href((next) => next.delete(key, value)),
    })),
    none: href((next) => {
      for (const { key, value } of chips) next.delete(key, value);
    }),
    quick: quick.map(({ key, value, label }) => ({
      id: `${key}=${value}`,
      label,
      href: href((next) => next.append(key, value)),
    })),
  };
  return (
    <Kept
      className="relative -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:-mx-6 lg:px-6 xl:mx-0 xl:flex-wrap xl:px-0"
      part={DrawnChips}
      props={{ links }}
      varying="links"
    />
  );
}

interface ChipLink {
  id: string;
  label: string;
  href: string;
}

interface ChipLinks {
  chosen: ChipLink[];
  /** URL without any of them. */
  none: string;
  quick: ChipLink[];
}

function DrawnChips({ links: { chosen, none, quick } }: { links: ChipLinks }) {
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label="Đang lọc theo" className="contents">
          {chosen.map(({ id, label, href }) => (
            <li key={id}>
              <Link
                to={href}
                preventScrollReset
                className="chip bg-sea-soft text-sea-dark hover:bg-sea hover:text-white"
              >
                <span className="sr-only">Bỏ lọc </span>
                {label}
                <SpriteIcon name="x" className="size-4" />
              </Link>
            </li>
          ))}
          <li>
            <Link to={none} preventScrollReset className="chip font-semibold text-sea underline">
              Xóa tất cả
            </Link>
          </li>
        </ul>
      )}
      {quick.length > 0 && (
        <ul aria-label="Lọc nhanh" className="contents">
          {quick.map(({ id, label, href }) => (
            <li key={id}>
              <Link
                to={href}
                preventScrollReset
                className="chip border border-line-strong bg-rice hover:border-sea hover:text-sea"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
