import { Hourglass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { announcementOf, clockOf, type HoldSpan, leftOf } from './hold-timing.ts'

type HoldStripProps = {
  /** "Car, chauffeur and guide are held for you". */
  held: string
  /** Null where nothing is held any more. */
  span: HoldSpan | null
  canExtend: boolean
  nowMs: number
  /** Answers when it ends now; null if there was nothing to extend. */
  extend: () => Promise<string | null>
  /** It could not be extended: what became of it is to be looked at. */
  onRefused: () => Promise<void>
}

/** Until when something is held. It does not tick and does not change its colour: there is time, and one may ask for more. */
export function HoldStrip({ held, span, canExtend, nowMs, ...asking }: HoldStripProps) {
  const words = useRef<HTMLSpanElement>(null)
  const [told, tell] = useAnnouncement(span && { ...span, canExtend }, nowMs)
  const extending = useExtending(asking, (heldUntil) => {
    tell(`Held until ${clockOf(heldUntil)} Tokyo time.`)
    // The link goes with its press, and the focus must not go with the link.
    words.current?.focus()
  })
  if (!span) return null
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 rounded-field border border-line bg-surface px-4 py-3 text-[0.90625rem] tabular-nums sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon of={Hourglass} dense />
      <span ref={words} tabIndex={-1} className="rounded-tag">
        {held} until <bdi className="font-semibold">{clockOf(span.heldUntil)}</bdi> Tokyo time.
      </span>
      {canExtend && (
        <TextButton
          onClick={extending.start}
          aria-disabled={extending.isPending || undefined}
          className="justify-self-start text-sm max-sm:col-start-2"
        >
          {extending.isPending ? 'Holding…' : 'Hold 15 minutes more'}
        </TextButton>
      )}
      {extending.failure && (
        <span role="alert" className="col-start-2 -col-end-1 text-sm text-ink-2">
          {extending.failure}
        </span>
      )}
      <Bar span={span} nowMs={nowMs} />
      <span role="status" className="sr-only">
        {told}
      </span>
    </div>
  )
}

function Bar({ span, nowMs }: { span: HoldSpan; nowMs: number }) {
  return (
    <span aria-hidden className="col-span-full mt-1 block h-1 overflow-hidden rounded-[2px] bg-paper-2">
      <span className="block h-full bg-ink-3" style={{ inlineSize: `${Math.round(leftOf(span, nowMs) * 100)}%` }} />
    </span>
  )
}

/** What was said is not said again, on whichever step. */
const told = new Set<string>()

function useAnnouncement(span: (HoldSpan & { canExtend: boolean }) | null, nowMs: number) {
  const [words, setWords] = useState('')
  const due = span && announcementOf(span, nowMs)
  useEffect(() => {
    if (!due || told.has(due.key)) return
    told.add(due.key)
    setWords(due.words)
  }, [due])
  return [words, setWords] as const
}

function useExtending(
  { extend, onRefused }: Pick<HoldStripProps, 'extend' | 'onRefused'>,
  onDone: (heldUntil: string) => void,
) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const start = async () => {
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      const heldUntil = await extend()
      if (heldUntil) onDone(heldUntil)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isOutage) setFailure('We could not be reached. The hold is as it was.')
      else await onRefused()
    } finally {
      setPending(false)
    }
  }
  return { isPending, failure, start }
}
