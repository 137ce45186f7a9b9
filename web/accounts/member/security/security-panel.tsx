import { type ReactNode, useContext, useRef, useState } from 'react'
import { securityOverview } from '#contract/security.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Alert } from '#web/ui/alert.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { InPanels } from '#web/ui/setting-rows.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'

type SecurityPanelProps = {
  /** Stands across from the password. */
  beside?: ReactNode
  /** Stands above the password. */
  above?: ReactNode
}

/** Two-factor, password and devices of whoever is signed in, guest or office, around the settings that are only theirs. */
export function SecurityPanel({ beside, above }: SecurityPanelProps) {
  const { value: security, hasFailed, isAsking, ask } = useAnswer(securityOverview)
  const [said, setSaid] = useState('')
  const notice = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()
  const isDense = useContext(InPanels)
  const changed = (words: string) => {
    setSaid(words)
    ask()
    // What was pressed may be gone by now; the focus goes to what came of it.
    focusLater(() => notice.current)
  }
  const part = security && { security, onChanged: changed }
  return (
    <>
      <div ref={notice} tabIndex={-1} role="status" className="outline-none">
        {said && <Alert tone="ok" title={said} className="mb-8" />}
      </div>
      {part ? <TwoFactorSection {...part} /> : <NotYet hasFailed={hasFailed} isAsking={isAsking} ask={ask} />}
      <div className={cx('grid md:grid-cols-2', isDense ? 'mt-5 items-start gap-5' : 'mt-12 gap-12')}>
        {beside}
        <div className={cx('grid content-start', isDense ? 'gap-5' : 'gap-10')}>
          {above}
          {part && <PasswordSection {...part} />}
        </div>
      </div>
      {part && <DevicesSection {...part} className={isDense ? 'mt-5' : 'mt-12'} />}
    </>
  )
}

type NotYetProps = { hasFailed: boolean; isAsking: boolean; ask: () => void }

function NotYet({ hasFailed, isAsking, ask }: NotYetProps) {
  if (hasFailed)
    return (
      <ErrorState title="Your security settings did not load" onRetry={ask} isRetrying={isAsking}>
        Nothing about them has changed; only the connection is missing.
      </ErrorState>
    )
  return (
    <Loading label="Your security settings are loading" className="grid gap-4">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-24" />
    </Loading>
  )
}
