/** What `npm audit --json` says of one package. */
interface AuditedPackage {
  name: string;
  severity: string;
  via: readonly (string | { url?: string; title?: string })[];
}

export interface AuditReport {
  vulnerabilities?: Record<string, AuditedPackage>;
  /** In place of the rest where the registry has no answer. */
  message?: string;
  error?: unknown;
}

/** Weaknesses that do not concern us: the advisory's address, and why. Each is written in docs/security.md as well. */
export const explained: Readonly<Record<string, string>> = {};

/**
 * What must be mended or explained: advisories of high or critical packages, one line each.
 * @returns null where the registry says nothing of weaknesses, as one that stands in between
 */
export function unexplained(report: AuditReport, known = explained): string[] | null {
  if (!report.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .flatMap(({ name, severity, via }) =>
      via.flatMap((one) =>
        typeof one === 'string' || (one.url && known[one.url])
          ? []
          : [`${name}: ${severity}: ${one.title ?? ''} ${one.url ?? ''}`],
      ),
    );
}
