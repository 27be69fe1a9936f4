import { withoutData } from '#web/app/routing/page-target.ts';

/** Pages that somebody may return to after the step-up, by the last segment of their path. */
const goals = [
  '',
  'huy',
  'huy-mot',
  'doi',
  'den-muon',
  'loi-nhan',
  'hoa-don',
  'gui-lai',
  'hoan-tien',
  'lua-chon',
  'hanh-khach',
  'phieu',
  'thanh-toan',
  'thiet-bi',
] as const;
export type StepUpGoal = (typeof goals)[number];

export function stepUpPath(code: string, pathname = ''): string {
  const word = /\/([a-z-]+)(\.\w+)?$/.exec(withoutData(pathname))?.[1];
  const goal = pathname.startsWith('/dat-cho/') ? 'thanh-toan' : word === 'lich' ? 'phieu' : readGoal(word);
  return `/chuyen-di/${code}/xac-nhan${goal && `?toi=${goal}`}`;
}

export function readGoal(text: string | null | undefined): StepUpGoal {
  return goals.find((goal) => goal === text) ?? '';
}

export function goalPath(code: string, goal: StepUpGoal): string {
  if (goal === 'thanh-toan') return `/dat-cho/${code}`;
  return `/chuyen-di/${code}${goal && `/${goal}`}`;
}
