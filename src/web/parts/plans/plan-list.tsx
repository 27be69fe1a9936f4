import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ListedPlan } from './listed-plan.ts';
import { planPaths } from './plan-paths.ts';

const visibilityWords = { private: 'Chỉ mình bạn', link: 'Ai có liên kết', public: 'Công khai' };

/** The visitor's own plans and those that they may edit, the newest first. */
export function PlanList({ plans }: { plans: ListedPlan[] }) {
  return (
    <ul className="stack-3">
      {plans.map((plan) => (
        <li
          key={plan.slug}
          className="relative flex items-center gap-3 rounded-card border border-line bg-rice p-3 hover:border-sea"
        >
          {plan.picture && (
            <div className="w-20 shrink-0">
              <Picture
                picture={plan.picture}
                sizes="80px"
                ratio="1/1"
                decorative
                className="rounded-control"
              />
            </div>
          )}
          <div className="min-w-0 grow">
            <Badge tone="plain">{plan.isOwner ? visibilityWords[plan.visibility] : 'Bạn cùng sửa'}</Badge>
            <h3 className="mt-1 text-base leading-snug">
              <Link to={planPaths.one(plan.slug)} className="after:absolute after:inset-0">
                {plan.title}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">
              {[
                `${plan.days} ngày`,
                plan.startsOn && `từ ${formatDate(plan.startsOn)}`,
                plan.products > 0 && `${plan.products} dịch vụ`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </li>
      ))}
    </ul>
  );
}
