import type { LucideIcon } from 'lucide-react';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';

/** An area of the office in the navigation. */
export interface Area {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Shown to users with one of these rights; without any to everybody. */
  verbs?: readonly string[];
  /** Kinds of tasks whose open count is shown beside its title. */
  tasks?: readonly TaskKindName[] | 'all';
  /** Also in the bottom bar on a phone. */
  isDaily?: boolean;
}

/** Areas under one heading. */
export interface AreaGroup {
  title: string;
  areas: readonly Area[];
}
