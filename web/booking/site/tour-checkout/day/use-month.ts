import { useState } from 'react'
import { todayInTokyo } from '#web/ui/day.ts'
import { addMonths, type IsoMonth, monthOf } from '#web/ui/month-days.ts'

/** So far ahead the calendar can be turned; the server knows how far it is open. */
const monthsAhead = 13

export const earliestMonth = () => monthOf(todayInTokyo())
export const latestMonth = () => addMonths(earliestMonth(), monthsAhead)

/** The month that is looked at: of the chosen day, if it lies ahead, until somebody turns to another. */
export function useMonth(day: string | undefined): [IsoMonth, (month: IsoMonth) => void] {
  const [turnedTo, turnTo] = useState<IsoMonth | null>(null)
  const [earliest, latest] = [earliestMonth(), latestMonth()]
  const wanted = turnedTo ?? (day ? monthOf(day) : earliest)
  return [wanted < earliest || wanted > latest ? earliest : wanted, turnTo]
}
