import { useCallback, useEffect, useState } from 'react'
import { changeDays } from '#contract/booking-changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import type { OpenBooking } from './load-booking.ts'

type Month = OutputOf<typeof changeDays>
export type ChangeDay = Month['days'][number]

/** The days of a month that this booking could move to, each start with its difference; what was loaded stays. */
export function useChangeDays({ which }: OpenBooking, month: string) {
  const [months, setMonths] = useState<Record<string, Month>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const known = months[month]
  const ask = useCallback(() => {
    setFailed(null)
    call(changeDays, { ...which, month }).then(
      (answer) => setMonths((now) => ({ ...now, [month]: answer })),
      () => setFailed(month),
    )
  }, [which, month])
  useEffect(() => {
    if (!known) ask()
  }, [known, ask])
  const days = new Map((known?.days ?? []).map((day) => [day.day, day]))
  return { days, isLoading: !known && failed !== month, hasFailed: failed === month, again: ask }
}
