import { type BoardSpan, boardSpans } from '#contract/dispatch.ts'
import { Day } from '#contract/wish.ts'
import { isReference } from '#core/references.ts'

/** What the address of the board says; what it cannot mean is as if it were not there. */
export interface BoardAddress {
  /** Null: today, also when that becomes tomorrow. */
  day: string | null
  days: BoardSpan
  view: 'board' | 'table'
  /** The job that is open. */
  job: string | null
}

/** Far beyond what anybody books or looks back at. */
const [firstDay, lastDay] = ['2020-01-01', '2099-12-31']

export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const day = params.get('day')
  const days = Number(params.get('days'))
  const job = params.get('job')?.toUpperCase() ?? ''
  return {
    day: day && Day.safeParse(day).success && day >= firstDay && day <= lastDay ? day : null,
    days: boardSpans.find((span) => span === days) ?? 1,
    view: params.get('view') === 'table' ? 'table' : 'board',
    job: isReference(job) ? job : null,
  }
}

/** Only what differs from the usual is written. */
export function writeBoardAddress({ day, days, view, job }: BoardAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (day) params.set('day', day)
  if (days !== 1) params.set('days', String(days))
  if (view === 'table') params.set('view', view)
  if (job) params.set('job', job)
  return params
}
