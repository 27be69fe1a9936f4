import { Link } from 'react-router';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';
import { useRootData } from '#web/app/root-data.ts';
import { PlaceCards } from '#web/parts/places/place-cards.tsx';

/** Menu pages that are not product lists. */
const noLists = ['/', '/chuyen-di', '/ve-may-bay'];

type Places = Parameters<typeof PlaceCards>[0]['places'];

/** Starting points without a search text: places that the editors suggest, and the lists. */
export function SearchStart({ places }: { places: Places }) {
  const { main, more } = useRootData().settings.menus;
  const lists = [...main, ...more].filter(({ href }) => !noLists.includes(href));
  return (
    <>
      {places.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-4 text-xl">Nơi biên tập viên gợi ý</h2>
          <PlaceCards places={places} />
        </section>
      )}
      <section className="mt-10">
        <h2 className="text-xl">Xem theo loại</h2>
        <ul className="mt-4 grid gap-3 grid-cols-2 lg:grid-cols-4">
          {lists.map((entry) => {
            const icon = navigationIcons[entry.href];
            return (
              <li key={entry.href}>
                <Link
                  to={entry.href}
                  className="flex min-h-14 items-center gap-2 rounded-card border border-line bg-rice px-3 text-sm font-semibold tracking-tight sm:px-4 hover:border-sea hover:text-sea"
                >
                  {icon && <SpriteIcon name={icon} className="size-5 text-sea" />}
                  {entry.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
