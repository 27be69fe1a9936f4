import type { LucideIcon } from 'lucide-react';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';

/** An area of the office in the navigation. */
export interface Area {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Shown to who may do one of these; without any to everybody. */
  verbs?: readonly string[];
  /** How many of these tasks are open stands beside its title. */
  tasks?: readonly TaskKindName[] | 'all';
  /** Also in the bar at the bottom of a phone. */
  isDaily?: boolean;
}

/** Areas under one head. */
export interface AreaGroup {
  title: string;
  areas: readonly Area[];
}
