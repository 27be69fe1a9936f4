import { data } from 'react-router';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { appContext } from '#web/app/app-context.ts';
import { CountryMap } from '#web/parts/maps/country-map.tsx';
import type { Route } from './+types/ui-page.ts';
import './developers.css';
import { Actions } from './showcase/actions.tsx';
import { Fields } from './showcase/fields.tsx';
import { Patterns } from './showcase/patterns.tsx';
import { Specimen } from './showcase/specimen.tsx';
import { Tokens } from './showcase/tokens.tsx';

const markdown = `Thuyền rời bến lúc **6:30**, khi sương còn trên mặt hồ.

- Áo ấm, giày đế bám
- [Điều kiện hủy](#mau-ghep)

> Nước lên thì tắt qua rạch nhỏ, nước ròng thì đi đường sông.`;

/** The site's components in their states, to look at and to test; the page does not exist when payments are real. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, readDb } = context.get(appContext);
  if (config.PAYMENT_MODE === 'live') throw data(null, { status: 404 });
  const { hotel = [], tour = [] } = await listHighlights(readDb, { perKind: 3 });
  return { products: [...hotel, ...tour], html: renderMarkdown(markdown).html };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Giao diện' },
  { name: 'robots', content: 'noindex' },
];

export default function UiPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pt-6 pb-16">
      <h1 className="text-2xl lg:text-3xl">Giao diện</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Các phần của trang và từng trạng thái của chúng. Tên trong khung là tên trong mã.
      </p>
      <Tokens />
      <Actions />
      <Fields />
      <Patterns {...loaderData} />
      <div className="mt-4 max-w-xl">
        <Specimen name="MapFrame" state="bản vẽ; bấm + để kéo được">
          <CountryMap
            links={[
              { slug: 'ha-noi', url: '/provinces/ha-noi.html' },
              { slug: 'da-nang', url: '/provinces/da-nang.html' },
            ]}
          />
        </Specimen>
      </div>
    </div>
  );
}
