import type { OutputOf } from '#contract/endpoint.ts'
import type { securityOverview } from '#contract/security.ts'

export type Security = OutputOf<typeof securityOverview>

/** What each part of the panel is given. */
export interface SecurityPartProps {
  security: Security
  /** Something has changed: it is said, and the panel asks anew. */
  onChanged: (said: string) => void
}
