import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type CarRow, officeCars } from '#contract/cars.ts'
import { FullPlate } from '#web/fleet/site/plate.tsx'
import { call } from '#web/platform/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ClassCell, StateTag } from './car-cells.tsx'

/** The address names no car: these are all, each leading to the same page of it. */
export function ChooseCar({ page }: { page: '/admin/cab/Edit' | '/admin/cab/Details' }) {
  const [cars, setCars] = useState<readonly CarRow[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    let isOver = false
    setFailed(false)
    call(officeCars, { rows: 100, sort: 'class' }).then(
      ({ rows }) => !isOver && setCars(rows),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [turn])
  if (hasFailed)
    return (
      <ErrorState title="The cars did not load" onRetry={() => setTurn((now) => now + 1)}>
        Nothing is lost; only the connection is missing.
      </ErrorState>
    )
  if (!cars)
    return (
      <Loading label="The cars are loading" className="grid max-w-[760px] gap-2">
        {['a', 'b', 'c', 'd'].map((name) => (
          <Skeleton key={name} className="h-13.5" />
        ))}
      </Loading>
    )
  if (cars.length === 0)
    return (
      <EmptyState
        title="No cars yet"
        action={
          <RoomLink to="/admin/cabs/create" size="small" variant="primary">
            Add the first car
          </RoomLink>
        }
      >
        Every car that carries guests is kept here.
      </EmptyState>
    )
  return (
    <Panel title="Which car?" className="max-w-[760px]" flush>
      <ul>
        {cars.map((car) => (
          <li key={car.id} className="border-t border-line">
            <Link
              to={`${page}?id=${car.id}`}
              className="flex min-h-13.5 flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-1.5 text-sm -outline-offset-2 hover:bg-paper-2"
            >
              <ClassCell row={car} />
              <FullPlate of={car.plate} />
              <span className="ms-auto">
                <StateTag of={car.state} />
              </span>
              <Icon of={ChevronRight} dense points className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
