import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Decision } from '#contract/dashboard.ts'
import { retryFailedJob } from '#contract/jobs.ts'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { wordsOf } from './decision-words.ts'

/** As many as stand beside a day's service; the rest is a press away. */
const shownFirst = 8

/** What waits for a person, each with the one way to where it is decided. */
export function DecisionsPanel({ of: decisions }: { of: readonly Decision[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? decisions : decisions.slice(0, shownFirst)
  const more = decisions.length - shown.length
  return (
    <Panel
      title="Needs a person"
      aside={decisions.length > 0 && String(decisions.length)}
      flush
      className="max-lg:-order-1"
    >
      {decisions.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">
          Nothing waits. Every booking has its crew and every guest an answer.
        </p>
      ) : (
        <ul>
          {shown.map((decision) => (
            <DecisionRow key={wordsOf(decision).key} of={decision} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <div className="border-t border-line px-4.5 py-2.5 text-sm">
          <TextButton onClick={() => setAll(true)} className="max-md:min-h-11">
            {more === 1 ? 'One more' : `${more} more`}
          </TextButton>
        </div>
      )}
    </Panel>
  )
}

function DecisionRow({ of: decision }: { of: Decision }) {
  const { icon, look, title, detail, action, to } = wordsOf(decision)
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 border-t border-line px-4.5 py-2.5 text-sm">
      <Icon of={icon} dense className={cx('mt-0.5', look)} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="line-clamp-2 text-[0.8125rem] text-ink-2 wrap-anywhere">
          <bdi>{detail}</bdi>
        </p>
      </div>
      {to ? (
        <TextLink
          to={to}
          aria-label={`${action}: ${title}`}
          className="self-start max-md:-my-2 max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {action}
        </TextLink>
      ) : (
        decision.kind === 'job' && <RetryJob id={decision.id} />
      )}
    </li>
  )
}

/** Failed work has no page of its own: it is tried again from here. */
function RetryJob({ id }: { id: string }) {
  const may = useMay()
  const [state, setState] = useState<'open' | 'asking' | 'done' | 'failed'>('open')
  const retry = async () => {
    setState('asking')
    try {
      await call(retryFailedJob, { id })
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(error.code === 'jobs.unknown' ? 'done' : 'failed')
    }
  }
  if (state === 'done')
    return (
      <span role="status" className="text-ink-2">
        Trying again
      </span>
    )
  return (
    <span className="grid justify-items-end">
      {may(retryFailedJob) && (
        <TextButton onClick={retry} disabled={state === 'asking'} className="max-md:min-h-11">
          Try again
        </TextButton>
      )}
      {state === 'failed' && (
        <span role="alert" className="text-[0.8125rem] text-beni">
          No answer
        </span>
      )}
    </span>
  )
}
