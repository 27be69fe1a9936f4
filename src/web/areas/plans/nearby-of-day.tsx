import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import type { ShownDay } from './shape-days.ts';

type Nearby = NonNullable<PlanPageData['nearby']>;

/** Links to what is near the stops of a day; once requested it is listed, each with a button that adds it to the day. */
export function NearbyOfDay({ day, nearby }: { day: ShownDay; nearby: Nearby | null }) {
  if (!nearby)
    return (
      <p>
        <Link
          to={`?gan=${day.number}#gan-${day.id}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          Gợi ý quanh đây<span className="sr-only"> cho ngày {day.number}</span>
        </Link>
      </p>
    );
  const { products, places } = nearby;
  return (
    <section
      id={`gan-${day.id}`}
      aria-labelledby={`near-${day.id}`}
      className="mt-2 scroll-mt-24 rounded-control bg-sand p-3"
    >
      <h3 id={`near-${day.id}`} className="text-base">
        Gần các điểm của ngày {day.number}
      </h3>
      {!nearby.hasStops && (
        <p className="mt-1">
          Kế hoạch chưa có điểm nào trên bản đồ. Bạn thêm một điểm đến hoặc dịch vụ trước.
        </p>
      )}
      {nearby.hasStops && products.length + places.length === 0 && (
        <p className="mt-1">Trong 15 km chưa có gì khác trên trang.</p>
      )}
      <ul className="divide-y divide-line">
        {products.map(({ title, url, km, kindLabel, addPath }) => (
          <Suggestion key={url} title={title} url={url} about={`${kindLabel}, ${kmWords(km)}`}>
            <Link
              to={addPath}
              className="inline-flex min-h-11 shrink-0 items-center font-semibold text-sea hover:underline"
            >
              Thêm<span className="sr-only"> {title}</span>
            </Link>
          </Suggestion>
        ))}
        {places.map(({ id, newId, title, url, km }) => (
          <Suggestion key={url} title={title} url={url} about={`Điểm đến, ${kmWords(km)}`}>
            <Form method="post" className="shrink-0">
              <input type="hidden" name="intent" value="add-item" />
              <input type="hidden" name="about" value={day.id} />
              <input type="hidden" name="newId" value={newId} />
              <input type="hidden" name="kind" value="place" />
              <input type="hidden" name="placeId" value={id} />
              <Button type="submit" look="quiet" size="sm">
                Thêm<span className="sr-only"> {title}</span>
              </Button>
            </Form>
          </Suggestion>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Khoảng cách tính theo đường chim bay.</p>
    </section>
  );
}

function Suggestion({
  title,
  url,
  about,
  children,
}: {
  title: string;
  url: string;
  about: string;
  children: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 py-1">
      <p className="min-w-0 grow">
        <Link to={url} className="font-semibold hover:text-sea hover:underline">
          {title}
        </Link>
        <span className="block text-sm text-ink-soft">{about}</span>
      </p>
      {children}
    </li>
  );
}

function kmWords(km: number): string {
  if (km < 0.1) return 'ngay đó';
  return `cách ${(km < 10 ? km.toFixed(1) : String(Math.round(km))).replace('.', ',')} km`;
}
