import { type ReactNode, useState } from 'react'
import type { ApiError } from '#contract/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'

type RetireDialogProps = {
  title: string
  /** What comes of it. */
  lead: string
  /** What still uses it, and what becomes of each; null while it is looked for. */
  uses: readonly Use[] | null
  failure: ApiError | null
  /** Why it cannot be done now; then there is nothing to fill in. */
  hindrance?: string | undefined
  refusal: ApiError | null
  isPending: boolean
  label: string
  /** Beside why. */
  children?: ReactNode
  onSubmit: (reason: string) => void
  onClose: () => void
}

export interface Use {
  count: number
  what: string
  becomes: ReactNode
}

/** Before something is taken out of use: what still uses it, what becomes of each, and why. Nothing is deleted. */
export function RetireDialog(props: RetireDialogProps) {
  const { title, lead, uses, failure, hindrance, refusal, isPending, label, children, onSubmit, onClose } = props
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isLooking = uses === null && failure === null
  return (
    <DeedDialog
      title={title}
      lead={lead}
      refusal={refusal}
      isPending={isPending}
      isDangerous
      isWide
      isDisabled={isLooking || hindrance !== undefined}
      label={label}
      aside="Can be brought back at any time."
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') onSubmit(reason.trim())
      }}
      onClose={onClose}
    >
      <div aria-live="polite" className="min-h-6 text-sm">
        {isLooking && <p className="text-ink-3">Looking what still uses it…</p>}
        {failure && (
          <p role="alert" className="font-semibold text-beni">
            {failure.message}
          </p>
        )}
        {uses && uses.length === 0 && <p>Nothing uses it any more.</p>}
        {uses && uses.length > 0 && (
          <>
            <p className="mb-1 font-semibold text-ink">What still uses it</p>
            <ul className="border-t border-line">
              {uses.map(({ count, what, becomes }) => (
                <li
                  key={what}
                  className="grid gap-x-3 border-b border-line py-2 sm:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <b className="font-semibold text-ink tabular-nums sm:text-end">{count}</b>
                  <bdi className="min-w-0 wrap-anywhere text-ink">{what}</bdi>
                  <span className="min-w-0">{becomes}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {hindrance && <p className="mt-3 font-semibold text-beni">{hindrance}</p>}
      </div>
      {!hindrance && children}
      {!hindrance && (
        <TextField
          label="Why, for the history"
          size="small"
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={refusal?.fields.reason ?? (isTried && reason.trim() === '' ? 'Say why.' : undefined)}
        />
      )}
    </DeedDialog>
  )
}
