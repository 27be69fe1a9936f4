import { Link } from 'react-router';
import type { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture } from '#ui/picture.tsx';
import { planPaths } from './plan-paths.ts';

export type ShownPlan = Pick<
  Awaited<ReturnType<typeof listPublicPlans>>['results'][number],
  'slug' | 'title' | 'days' | 'products' | 'fromVnd' | 'adults' | 'childAges' | 'picture' | 'provinces'
>;

/** Reduces a public plan to the fields that its card shows. */
export function shownPlan(plan: ShownPlan): ShownPlan {
  const { slug, title, days, products, fromVnd, adults, childAges, picture, provinces } = plan;
  return { slug, title, days, products, fromVnd, adults, childAges, picture, provinces };
}

/** Public plans side by side: picture, length, route and lowest price. */
export function PlanCards({ plans, level = 3 }: { plans: readonly ShownPlan[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan.slug}
          className="relative overflow-hidden rounded-card border border-line bg-rice hover:border-sea"
        >
          {plan.picture && (
            <Picture
              picture={plan.picture}
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 100vw"
              ratio="3/2"
              decorative
            />
          )}
          <div className="p-4">
            <Heading className="text-lg leading-snug">
              <Link to={planPaths.public(plan.slug)} className="after:absolute after:inset-0">
                {keepNames(plan.title)}
              </Link>
            </Heading>
            <p className="mt-1 text-sm text-ink-soft">
              <DottedWords
                words={[
                  `${plan.days} ngày`,
                  `${plan.products} dịch vụ`,
                  ...plan.provinces.map(({ title }) => title),
                ]}
              />
            </p>
            {plan.fromVnd > 0 && (
              <p className="mt-2">
                Từ <strong className="text-lg tabular-nums">{formatVnd(plan.fromVnd)}</strong>{' '}
                <span className="whitespace-nowrap">cho {plan.adults + plan.childAges.length} khách</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
