import type { PictureUse } from '#modules/media/queries/find-library-picture.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { pictureUseLink, pictureUseNames } from './picture-use-link.ts';

/** The uses of a picture, each with a link. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <Card title={`Nơi dùng · ${uses.length}`}>
      {uses.length === 0 ? (
        <Empty title="Chưa dùng ở đâu">Hình không dùng thì xóa được.</Empty>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.type} ${use.ref} ${use.title}`} className="border-b border-line last:border-0">
              <a
                href={pictureUseLink(use).href}
                className="flex min-h-9 flex-wrap items-center gap-x-3 px-3.5 py-1.5 hover:bg-hover max-sm:min-h-11"
              >
                <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{use.title}</span>
                <span className="text-sm text-ink-faint">
                  {[pictureUseNames[use.type], use.category].filter(Boolean).join(' · ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
