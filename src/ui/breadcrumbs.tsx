import { Link } from 'react-router';
import { SpriteIcon } from './sprite-icon.tsx';

/** Breadcrumb trail from home to this page, in one line on a phone; the last entry is the page itself and no link. */
export function Breadcrumbs({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Đường dẫn" className="text-sm text-ink-soft">
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <SpriteIcon name="chevron-right" />}
            {item.href ? (
              <Link to={item.href}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
