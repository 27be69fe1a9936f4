/** Entry for one package in the output of `npm audit --json`. */
interface AuditedPackage {
  name: string;
  severity: string;
  via: readonly (string | { url?: string; title?: string })[];
}

export interface AuditReport {
  vulnerabilities?: Record<string, AuditedPackage>;
  /** Present instead of the rest when the registry has no answer. */
  message?: string;
  error?: unknown;
}

/** Advisories that do not affect us: URL and reason. Each is also documented in docs/security.md. */
export const explained: Readonly<Record<string, string>> = {};

/**
 * Advisories to be fixed or explained: those of level high or critical, one line each.
 * @returns null when the registry reports no vulnerabilities at all, as a proxy registry does
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
