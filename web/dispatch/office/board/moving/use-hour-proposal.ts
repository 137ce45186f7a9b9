import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { proposeHour } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import type { HourProposal } from './hour-words.ts'

const typingMs = 300

export interface AskedHour {
  proposal: HourProposal | null
  /** The version of the booking that it is about. */
  version: number
  refusal: ApiError | null
  isAsking: boolean
}

const nothing: AskedHour = { proposal: null, version: 0, refusal: null, isAsking: false }

/** What an hour would cost, asked whenever the hour or the booking is another one, or `again` counts up. */
export function useHourProposal(
  reference: string,
  version: number,
  startsAt: string | null,
  prefer: readonly string[],
  again: number,
): AskedHour {
  const [asked, setAsked] = useState<AskedHour>(nothing)
  const wanted = prefer.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a price that ran out is asked for again with the same words
  useEffect(() => {
    if (startsAt === null) return setAsked(nothing)
    let isOver = false
    setAsked((before) => ({ ...before, isAsking: true, refusal: null }))
    const timer = setTimeout(() => {
      const input = { reference, version, startsAt, prefer: wanted === '' ? [] : wanted.split(' ') }
      call(proposeHour, input).then(
        (proposal) => !isOver && setAsked({ proposal, version, refusal: null, isAsking: false }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setAsked({ proposal: null, version, refusal: error, isAsking: false })
        },
      )
    }, typingMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [reference, version, startsAt, wanted, again])
  return asked
}
