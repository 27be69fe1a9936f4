import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import {
  countLibrary,
  type LibraryPicture,
  listLibrary,
  listPictureCategories,
} from '#modules/media/queries/list-library.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { DescribeForm } from '../../parts/media/describe-form.tsx';
import { DropZone } from '../../parts/media/drop-zone.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { libraryList, onlyOf } from './library-list.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'media.edit', 'media.delete');
  const { db, clock } = appOf(context);
  const categories = await listPictureCategories(db);
  const { view, text, filters, after, before } = readListAddress(
    new URL(request.url).search,
    libraryList(categories),
  );
  const [found, counts] = await Promise.all([
    listLibrary(
      db,
      { text, only: onlyOf[view], useType: filters.noi, category: filters.nhom },
      { after: readCursor(after), before: readCursor(before) },
    ),
    countLibrary(db),
  ]);
  return { ...found, counts, categories, now: clock.now().toISOString() };
}

export const meta = () => [{ title: 'Hình ảnh' }];

export default function LibraryPage() {
  const { rows, next, previous, counts, categories, now } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Hình ảnh" about="mỗi hình một lần trong kho, thay ở đây là đổi ở mọi nơi dùng">
        {may('media.edit') && (
          <ButtonLink to="/hinh-anh/them">
            <ImagePlus size={16} aria-hidden /> Thêm một hình
          </ButtonLink>
        )}
      </PageHead>
      {may('media.edit') && <Uploads />}
      <List
        list={libraryList(categories)}
        rows={rows}
        now={now}
        counts={{ 'thieu-mo-ta': counts.undescribed, 'khong-dung': counts.unused }}
        next={next}
        previous={previous}
        isLoose
        empty={
          <Empty title="Không có hình nào như vậy">
            Bạn bỏ bớt bộ lọc, hoặc kéo hình từ máy vào ô bên trên.
          </Empty>
        }
      >
        {() => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3 max-sm:grid-cols-2">
            {rows.map((picture) => (
              <Tile key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
      </List>
    </PageBody>
  );
}

/** Rendered only after hydration, because uploads need script. */
function Uploads() {
  const [isAwake, setAwake] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => setAwake(true), []);
  if (!isAwake) return null;
  return (
    <DropZone
      onDone={() => void revalidate()}
      after={({ id, isKnown }) =>
        isKnown ? (
          <Link to={`/hinh-anh/${id}`} className="text-sm text-sea hover:underline">
            Mở hình đang có
          </Link>
        ) : (
          <DescribeForm id={id} onDone={() => void revalidate()} />
        )
      }
    />
  );
}

function Tile({ picture }: { picture: LibraryPicture }) {
  const { id, url, alt, haze, focus, width, height, uses, tags } = picture;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-sea">
      <img
        src={pictureUrl(url, 384)}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: haze, ...(focus && { objectPosition: focus }) }}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-0.5 px-2.5 py-2">
        <Link to={`/hinh-anh/${id}`} className="line-clamp-2 after:absolute after:inset-0">
          {alt || <span className="text-bad">Chưa có mô tả</span>}
        </Link>
        {tags.length > 0 && <p className="truncate text-sm text-ink-soft">{tags.join(', ')}</p>}
        <p className="mt-auto text-sm text-ink-faint tabular-nums">
          {width} × {height} · {uses > 0 ? `${formatNumber(uses)} nơi dùng` : 'chưa dùng'}
        </p>
      </div>
    </li>
  );
}
