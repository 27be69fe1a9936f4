import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { previewKey, previewProduct, signPreview } from '#modules/catalog/editing/preview-product.ts';
import { classNames } from '#ui/class-names.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink, buttonClass } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { loadProductForm } from './load-product-form.ts';
import { ProductFrame } from './product-frame.tsx';
import { productRights } from './product-rights.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...productRights);
  const { db, secrets, clock, config } = appOf(context);
  const { product, fields } = await loadProductForm(db, params.id);
  const { live, draft, ...summary } = product;
  const now = clock.now();
  const preview = await previewProduct(db, product.id, now);
  if (!preview) throw data(null, { status: 404 });
  const { token, until } = signPreview(secrets.token, product.id, now);
  const path = `${product.path}?${new URLSearchParams({ [previewKey]: token })}`;
  return {
    product: summary,
    width: new URL(request.url).searchParams.get('rong') === '1280' ? 1280 : 375,
    link: { path, whole: `${config.publicUrl}${path}`, until: until.toISOString() },
    missing: preview.ok
      ? []
      : Object.entries(preview.errors).map(([name, error]) => ({
          label: fields.find((field) => field.name === name)?.label ?? name,
          error,
        })),
  };
}

export const meta = ({ data: page }: { data?: { product: { title: string } } }) => [
  { title: `Xem như khách · ${page?.product.title ?? 'Không có'}` },
];

export default function ProductPreviewPage() {
  const { product, width, link, missing } = useLoaderData<typeof loader>();
  return (
    <ProductFrame product={product} tab="preview">
      {missing.length > 0 ? (
        <Notice tone="warn">
          Bản nháp còn thiếu nên chưa dựng được trang:
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ label, error }) => (
              <li key={label}>
                <b>{label}</b>: {error}
              </li>
            ))}
          </ul>
          <ButtonLink to={`/san-pham/${product.id}`} size="sm" className="mt-2">
            Điền tiếp
          </ButtonLink>
        </Notice>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Segments
              label="Bề rộng"
              items={[375, 1280].map((wide) => ({
                to: `?rong=${wide}`,
                title: wide === 375 ? 'Điện thoại' : 'Máy tính',
                isChosen: wide === width,
              }))}
            />
            <a href={link.path} target="_blank" rel="noreferrer" className={buttonClass()}>
              Mở trong thẻ mới
            </a>
            <CopyButton text={link.whole}>Chép liên kết xem trước</CopyButton>
            <p className="text-sm text-ink-faint">
              Ai có liên kết đều xem được đến {formatMoment(link.until)}. Máy tìm kiếm không giữ trang này.
            </p>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
            tabIndex={0}
            aria-label="Bản xem trước"
            className="overflow-x-auto rounded-card border border-line bg-sunken p-3 max-sm:p-1"
          >
            <iframe
              key={width}
              src={link.path}
              title="Trang như khách sẽ thấy"
              width={width}
              height={760}
              className={classNames(
                'mx-auto block rounded-control border border-line bg-white',
                // A phone is no wider than the preview's phone width, so the frame may shrink to the screen.
                width === 375 ? 'max-w-full' : 'max-w-none',
              )}
            />
          </section>
        </>
      )}
    </ProductFrame>
  );
}
