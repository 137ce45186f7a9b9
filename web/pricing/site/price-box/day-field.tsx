import { useEffect } from 'react'
import { useFetched } from '#web/platform/use-fetched.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Box } from './box.ts'

export const loadCalendar = () => import('./day-calendar.tsx').then((module) => module.default)

type DayFieldProps = { box: Box; autoFocus?: boolean; onChosen?: () => void }

/** The calendar, which is fetched when somebody opens it. */
export function DayField(props: DayFieldProps) {
  const { part: DayCalendar, hasFailed, fetchPart } = useFetched(loadCalendar)
  useEffect(() => {
    fetchPart()
  }, [fetchPart])
  if (DayCalendar) return <DayCalendar {...props} />
  if (hasFailed) {
    return (
      <p role="alert" className="text-sm">
        The calendar did not load. <TextButton onClick={fetchPart}>Try again</TextButton>
      </p>
    )
  }
  return (
    <Loading label="The calendar is loading">
      <Skeleton className="h-[23.25rem]" />
    </Loading>
  )
}
