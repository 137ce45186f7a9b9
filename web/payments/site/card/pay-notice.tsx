import { useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type PayNoticeProps = {
  /** Null: there is nothing to say. */
  notice: { tone: 'error' | 'neutral'; title: string; words: string; offer: 'pay' | 'look' | null } | null
  /** What it tells of: every new answer is read, also the same one again. */
  of: unknown
  isPaying: boolean
  onPay: () => void
  onLook: () => void
}

/** What became of a try. It takes the focus, so that nobody has to search for it. */
export function PayNotice({ notice, of, isPaying, onPay, onLook }: PayNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    if (notice) box.current?.focus()
  }, [of])
  if (!notice) return null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert tone={notice.tone} title={notice.title}>
        <span className="block text-sm">{notice.words}</span>
        {notice.offer && (
          <Button
            size="small"
            className="mt-2.5"
            isPending={isPaying}
            pendingLabel="One moment…"
            onPress={notice.offer === 'pay' ? onPay : onLook}
          >
            {notice.offer === 'pay' ? 'Try again' : 'Look again'}
          </Button>
        )}
      </Alert>
    </div>
  )
}
