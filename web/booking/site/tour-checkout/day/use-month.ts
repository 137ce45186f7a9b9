import { useState } from 'react'
import { todayInTokyo } from '#web/ui/day.ts'
import { addMonths, type IsoMonth, monthOf } from '#web/ui/month-days.ts'

/** So far ahead the calendar can be turned; the server knows how far it is open. */
const monthsAhead = 13

export const earliestMonth = () => monthOf(todayInTokyo())
export const latestMonth = () => addMonths(earliestMonth(), monthsAhead)

/** The month that is looked at: of the chosen day at first, if it lies ahead. */
export function useMonth(day: string | undefined): [IsoMonth, (month: IsoMonth) => void] {
  return useState(() => {
    const [earliest, latest] = [earliestMonth(), latestMonth()]
    const wanted = day ? monthOf(day) : earliest
    return wanted < earliest || wanted > latest ? earliest : wanted
  })
}
