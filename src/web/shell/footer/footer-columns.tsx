import { Link } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

type Column = ShownSettings['footerColumn1'];

/** The settings' three lists of links: side by side on a wide screen, an accordion below that (SHELL-04). */
export function FooterColumns({ columns }: { columns: Column[] }) {
  return (
    <>
      <div className="hidden grid-cols-3 gap-8 lg:grid">
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 text-base">{column.title}</h2>
            <ColumnLinks column={column} />
          </nav>
        ))}
      </div>
      <div className="divide-y divide-line border-y border-line lg:hidden">
        {columns.map((column) => (
          <details key={column.title} name="footer" className="group">
            <summary className="flex min-h-12 items-center justify-between font-semibold">
              {column.title}
              <SpriteIcon name="chevron-down" className="size-5 moves group-open:rotate-180" />
            </summary>
            <div className="pb-3">
              <ColumnLinks column={column} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}

function ColumnLinks({ column }: { column: Column }) {
  return (
    <ul className="foot-links flex-col">
      {column.links.map((link) => (
        <li key={link.href}>
          <Link to={link.href}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
